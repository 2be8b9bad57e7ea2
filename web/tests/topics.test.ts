import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BoardModule } from '$lib/modules.svelte';
import { topicAt } from '$lib/topics';
import { LANGUAGES, Words } from '$lib/words.svelte';
import { SIGNS } from '../games/tawantinsuyu/icons';

const SOURCE = join(import.meta.dirname, '../../src/tampu');
const GAMES = ['imhotep', 'cuzco', 'inca_empire', 'tawantinsuyu'] as const;
const RULES = new Set(
  GAMES.flatMap((game) => {
    const text = readFileSync(join(SOURCE, 'games', game, 'locale', 'en.ftl'), 'utf-8');
    return [...text.matchAll(/^rule-([\w-]+) =/gm)].map((match) => match[1]!);
  }),
);
/** All keys that the sources of a game's explanations name. */
const keysIn = (game: string): string[] => {
  const source = readFileSync(join(import.meta.dirname, '../games', game, 'topics.ts'), 'utf-8');
  return [...source.matchAll(/'((?:web|imhotep|cuzco|inca_empire|tawantinsuyu)-[\w-]+)'/g)].map((match) => match[1]!);
};
const rulesIn = (game: string): string[] => {
  const source = readFileSync(join(import.meta.dirname, '../games', game, 'topics.ts'), 'utf-8');
  return [...source.matchAll(/'((?:IM|CZ|IE|TW)-\w+)'/g)].map((match) => match[1]!);
};
const catalogue = (language: string): string => {
  const site = readdirSync(join(SOURCE, 'locale', language)).map((name) => join('locale', language, name));
  const games = GAMES.map((game) => join('games', game, 'locale', `${language}.ftl`));
  return [...site, ...games]
    .map((name) => join(SOURCE, name))
    .filter((name) => name.endsWith('.ftl') && existsSync(name))
    .map((name) => readFileSync(name, 'utf-8'))
    .join('\n');
};

describe.each(GAMES)('the explanations of %s', (game) => {
  it('quote rules that exist', () => {
    const quoted = rulesIn(game);
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it.each(LANGUAGES)('have names in %s', (language) => {
    const words = new Words();
    words.take(language, catalogue(language));
    expect(keysIn(game).filter((key) => !words.has(key))).toEqual([]);
  });

  it('cover every symbol of the key, with a rule', async () => {
    const { face } = (await import(`../games/${game}/face.ts`)) as { face: BoardModule };
    expect(face.symbols?.length).toBeGreaterThan(15);
    const here = { view: { seats: 4, market: [] }, derived: {}, seat: 0, names: [] } as never;
    const bare = face.symbols!.filter((id) => {
      const found = topicAt(face.topics, id);
      return !found || (!found.value.match(/^[PTOMB]$/) && found.topic.rules(found.value, here).length === 0);
    });
    expect(bare).toEqual([]);
  });
});

it('explains every sign of Tawantinsuyu that a board shows', async () => {
  const { SIGN_TOPICS } = await import('../games/tawantinsuyu/topics');
  expect(Object.keys(SIGNS).filter((sign) => sign !== 'die' && !(sign in SIGN_TOPICS))).toEqual([]);
});
