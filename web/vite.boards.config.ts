import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { BOARDS, aliases, drawnContent, fromSite, here, onlyTheKit, stylesInside } from './vite.kit.ts';

/** Each board becomes the one file `web/board.js` in the package of its game. */
export default defineConfig({
  plugins: [fromSite, svelte(), drawnContent, onlyTheKit, stylesInside],
  resolve: { alias: { $content: aliases.$content } },
  publicDir: false,
  build: {
    outDir: here('../src/tampu/games'),
    emptyOutDir: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: Object.fromEntries(BOARDS.map((game) => [game, here(`./games/${game}/face.ts`)])),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name]/web/board.js', assetFileNames: '[name]/web/[name].[ext]' },
    },
  },
});
