import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '$lib/words.svelte';

const SOURCE = join(import.meta.dirname, '../../src/tampu');
const catalogue = (language: string): string => {
  const site = readdirSync(join(SOURCE, 'locale', language)).map((name) => join('locale', language, name));
  const games = readdirSync(join(SOURCE, 'games')).map((game) => join('games', game, 'locale', `${language}.ftl`));
  return [...site, ...games]
    .map((name) => join(SOURCE, name))
    .filter((name) => name.endsWith('.ftl') && existsSync(name))
    .map((name) => readFileSync(name, 'utf-8'))
    .join('\n');
};
const speaking = (language: (typeof LANGUAGES)[number]): Words => {
  const words = new Words();
  words.take(language, catalogue(language));
  return words;
};

describe('the catalogues', () => {
  it('puts actions of a game in words, values first', () => {
    const told = speaking('en').gameText('imhotep', { key: 'imhotep-do-sail', params: { ship: 2, site: 'T' } });
    expect(told).toBe('Sail ship 2 to the temple');
  });

  it('speaks of what is declined', () => {
    const words = speaking('en');
    expect(words.gameText('imhotep', { key: 'imhotep-do-pick', params: { slot: null } })).toBe(
      'Decline the market card',
    );
    expect(words.gameText('imhotep', { key: 'imhotep-do-bonus_card', params: { accept: true } })).toBe(
      'Draw the bonus card',
    );
  });

  it.each([
    ['en', 'Sumaq received', 'New turn order: Sumaq, Illari.'],
    ['pt', 'Sumaq recebeu', 'Nova ordem de jogo: Sumaq, Illari.'],
    ['fr', 'Sumaq a reçu', 'Nouvel ordre du tour : Sumaq, Illari.'],
  ] as const)('calls people by their names in %s, and seats without people by number', (language, dealt, order) => {
    const words = speaking(language);
    const deal = { key: 'cuzco-chance-deal', params: { seat: 2, card: 'T' } };
    expect(words.gameText('cuzco', deal)).toContain(words.text('seat-name', { seat: 2 }));
    words.seat(['Illari', 'Sumaq']);
    expect(words.gameText('cuzco', deal).startsWith(dealt)).toBe(true);
    expect(words.gameText('inca_empire', { key: 'inca_empire-event-order', params: { order: '2 1' } })).toBe(order);
    expect(
      words.gameText('inca_empire', { key: 'inca_empire-event-support', params: { seat: 1, other: 3, labor: 2 } }),
    ).toContain(words.text('seat-name', { seat: 3 }));
  });

  it.each([
    ['en', 'You received', 'to you (support).'],
    ['pt', 'Você recebeu', 'a você (auxílio).'],
    ['fr', 'Vous avez reçu', 'à vous (aide).'],
  ] as const)('calls the reader “you” in %s, as subject and as object', (language, dealt, given) => {
    const words = speaking(language);
    words.seat(['Illari', 'Sumaq'], 1);
    const deal = { key: 'cuzco-chance-deal', params: { seat: 2, card: 'M' } };
    expect(words.gameText('cuzco', deal).startsWith(dealt)).toBe(true);
    const support = { key: 'inca_empire-event-support', params: { seat: 1, other: 2, labor: 2 } };
    expect(words.gameText('inca_empire', support).endsWith(given)).toBe(true);
  });

  it('says amounts and lists in words', () => {
    const words = speaking('en');
    const cost = { key: 'tawantinsuyu-refuse-cost', params: { cost: 'potato 1, gold 2', held: '' } };
    expect(words.gameText('tawantinsuyu', cost)).toBe('It costs 1 potato, 2 gold; you have nothing.');
    expect(words.value('tawantinsuyu', 'cards', 'G02, G09')).toBe('Inti (3 VP), Mama Quilla (3 VP)');
    expect(words.value('imhotep', 'kept', 'STA')).toBe('Statue');
  });

  it('names a colour as it is drawn', () => {
    const words = speaking('fr');
    expect(words.value('inca_empire', 'color', 'N')).toBe('magenta');
    words.boxed = () => true;
    expect(words.value('inca_empire', 'color', 'N')).toBe('marron');
    expect(words.value('inca_empire', 'color', 'O')).toBe('orange');
  });

  it.each(LANGUAGES)('%s has the words of the client', (language) => {
    const words = speaking(language);
    for (const key of ['web-hero', 'web-play-now', 'web-confirm', 'web-imhotep-kind-load'])
      expect(words.text(key)).not.toBe(key);
    expect(words.text('web-count-players', { count: 3 })).toContain('3');
  });

  it.each(LANGUAGES)('%s is read message by message as it is read whole', (language) => {
    const words = speaking(language);
    const whole = new FluentResource(catalogue(language)).body;
    expect(whole.length).toBeGreaterThan(500);
    expect(whole.map(({ id }) => id).filter((id) => words.text(id) === id)).toEqual([]);
    // A message that names another would have to bring it along.
    expect(JSON.stringify(whole)).not.toMatch(/"type":"(mesg|term)"/);
  });

  it('gives the key where there is no message', () => {
    expect(speaking('en').text('web-no-such-message')).toBe('web-no-such-message');
  });
});
