import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TAMPU_SERVER ?? 'http://127.0.0.1:8000';

/** Of the map of Inca Empire a board draws only a part; the rest stays with the rules. */
const UNDRAWN = new Set(['provenance', 'polygon', 'crosses', 'adjacent', 'coast_point', 'copies']);
const drawnMap: Plugin = {
  name: 'drawn-map',
  enforce: 'pre',
  transform: (source, id) =>
    /inca_empire\/(content|geometry)\.json$/.test(id)
      ? {
          code: JSON.stringify(JSON.parse(source, (key, value: unknown) => (UNDRAWN.has(key) ? undefined : value))),
          map: null,
        }
      : null,
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), drawnMap],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $parts: here('./src/parts'),
      $content: here('../src/tampu/games'),
    },
    // Components run in tests as they do in a browser.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tampu/server/static'),
    emptyOutDir: true,
    // The content security policy allows files of this site only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Few files, so that the first board waits for few answers: what every page shares, and what every table does.
        codeSplitting: {
          groups: [
            { name: 'shell', test: /node_modules|src[\\/](lib[\\/]|parts[\\/]|app\.css)/ },
            { name: 'table', test: /src[\\/]table[\\/](?!EndScreen|RulesDrawer)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/locale': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
