import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words } from '$lib/words.svelte';

const catalogue = (language: string): string => {
  const folder = join(import.meta.dirname, '../../src/tampu/locale', language);
  return readdirSync(folder).filter((name) => name.endsWith('.ftl')).map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n');
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
    expect(words.gameText('imhotep', { key: 'imhotep-do-pick', params: { slot: null } })).toBe('Decline the market card');
    expect(words.gameText('imhotep', { key: 'imhotep-do-bonus_card', params: { accept: true } })).toBe('Draw the bonus card');
  });

  it.each(LANGUAGES)('%s has the words of the client', (language) => {
    const words = speaking(language);
    for (const key of ['web-hero', 'web-play-now', 'web-confirm', 'web-imhotep-kind-load']) expect(words.text(key)).not.toBe(key);
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
