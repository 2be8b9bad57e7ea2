import type { Offer } from './choosing';
import { words, type Params } from './words.svelte';

/** The sentence that offers of one kind share; what is still open in it shows as dots. */
export function sentenceOf(game: string, offers: Offer[]): string {
  const [first] = offers;
  if (!first) return '';
  const params: Params = {};
  first.fields.forEach((field, place) => {
    const value = first.choice.values[place] ?? null;
    params[field] = offers.every((offer) => offer.choice.values[place] === value) ? value : '…';
  });
  return words.gameText(game, { key: `${game}-do-${first.kind}`, params });
}

/** A kind of choice by its own short name, or by its sentence. */
export function kindName(game: string, offers: Offer[]): string {
  const key = `web-${game}-kind-${offers[0]?.kind ?? ''}`;
  return words.has(key) ? words.text(key) : sentenceOf(game, offers);
}
