import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The boards whose sources stand here, by their game. */
export const BOARDS = readdirSync(here('./games'));
export const aliases = {
  $kit: here('./src/kit/board.ts'),
  $lib: here('./src/lib'),
  $parts: here('./src/parts'),
  $content: here('../src/tampu/games'),
};

/** The modules of the site that boards import, by their address. */
export const KIT = { '/kit/board.js': './src/kit/board.ts', '/kit/svelte.js': './src/kit/svelte.ts' };
const SVELTE = new Set(['svelte', 'svelte/events', 'svelte/internal/client']);

/** Boards take the site's kit and its Svelte from their addresses, so that they bring no copy. */
export const fromSite: Plugin = {
  name: 'from-site',
  enforce: 'pre',
  resolveId(id) {
    if (id === '$kit') return { id: '/kit/board.js', external: true };
    if (SVELTE.has(id)) return { id: '/kit/svelte.js', external: true };
    if (id === 'svelte/internal/disclose-version') return '\0nothing';
    if (id.startsWith('svelte')) this.error(`${id} is not in the kit`);
    return null;
  },
  load: (id) => (id === '\0nothing' ? '' : null),
};

/** Components may use the functions of Svelte that the kit has. */
const inKit = new Set(readFileSync(here('./src/kit/svelte.ts'), 'utf-8').match(/\w+/g));
export const onlyTheKit: Plugin = {
  name: 'only-the-kit',
  enforce: 'post',
  transform(code, id) {
    for (const [, name] of code.matchAll(/\$\.(\w+)/g))
      if (!inKit.has(name ?? '') && code.includes('svelte/internal/client'))
        this.error(`${id} needs ${name}, which src/kit/svelte.ts does not export`);
  },
};

/** The styles of a board as part of its module: one file, and no inline style that the policy forbids. */
export const stylesInside: Plugin = {
  name: 'styles-inside',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (!chunk.isEntry) this.error(`${chunk.fileName} is not the one file of a board`);
      let styles = '';
      for (const name of chunk.viteMetadata?.importedCss ?? []) {
        const file = bundle[name];
        if (file?.type !== 'asset') continue;
        styles += String(file.source).trim();
        Reflect.deleteProperty(bundle, name);
      }
      const sheet = `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(styles)});`;
      chunk.code = `{${sheet}document.adoptedStyleSheets.push(sheet)}\n${chunk.code}`;
    }
  },
};

/** Of the map of a game a board draws only a part; the rest stays with the rules. */
const UNDRAWN = new Set(['provenance', 'polygon', 'crosses', 'adjacent', 'coast_point', 'copies']);
export const drawnContent: Plugin = {
  name: 'drawn-content',
  enforce: 'pre',
  transform: (source, id) =>
    /\/games\/\w+\/(content|web\/geometry)\.json$/.test(id)
      ? {
          code: JSON.stringify(JSON.parse(source, (key, value: unknown) => (UNDRAWN.has(key) ? undefined : value))),
          map: null,
        }
      : null,
};

/** While developing, the kit and the boards come from their sources, at the addresses that they have in a site. */
export const fromSources: Plugin = {
  name: 'from-sources',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const game = /^\/api\/games\/(\w+)\/web\/board\.js$/.exec(path)?.[1] ?? '';
      if (path in KIT) request.url = KIT[path as keyof typeof KIT].slice(1);
      else if (BOARDS.includes(game)) request.url = `/games/${game}/face.ts`;
      next();
    });
  },
};
