import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Prettier decides the layout; these rules find mistakes.
export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/messages.ts', 'games/*/types.ts'] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `noUncheckedIndexedAccess` makes every indexed value optional; `!` states that the index is in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // State is held in `$state.raw` and replaced as a whole, so its maps and sets need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Dialogs are ours, not the browser's.
  { rules: { 'no-alert': 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // These show drawings that are constants of the source, never text that people wrote.
    files: ['games/**/*.svelte', 'src/parts/Icon.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['src/kit/svelte.ts'],
    rules: { 'svelte/no-svelte-internal': 'off' },
  },
  {
    // Boards are modules of their own: of the site they have what any package has.
    files: ['games/**/*.ts', 'games/**/*.svelte'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['$lib/*', '$parts/*', '../*'] }] },
  },
);
