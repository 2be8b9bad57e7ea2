import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { KIT, aliases, drawnContent, fromSources, here } from './vite.kit.ts';

const server = process.env.TAMPU_SERVER ?? 'http://127.0.0.1:8000';

/** The kit has one address for every version of the site; with the page it is on its way before a board asks for it. */
const preloadedKit: Plugin = {
  name: 'preloaded-kit',
  apply: 'build',
  transformIndexHtml: () =>
    Object.keys(KIT).map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href } })),
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), drawnContent, preloadedKit, fromSources],
  resolve: {
    alias: aliases,
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
      input: {
        index: here('./index.html'),
        ...Object.fromEntries(Object.entries(KIT).map(([address, source]) => [address.slice(1, -3), here(source)])),
      },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: ({ name }) => (name.startsWith('kit/') ? '[name].js' : 'assets/[name]-[hash].js'),
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
  // The server answers requests from its own address only, so the proxy keeps this one.
  server: { proxy: { '/api': { target: server }, '/locale': { target: server }, '/ws': { target: server, ws: true } } },
  // A slow machine decides no test.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
}));
