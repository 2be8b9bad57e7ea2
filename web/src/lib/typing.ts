import { kindsOf, type Offer } from './choosing';

/** So many ways to go on are listed, and so many choices are compared by their words. */
const MOST = 24;
const MOST_WORDED = 400;
const HELP = new Set(['?', 'help', 'ajuda', 'aide']);

export interface Completion {
  notation: string;
  sentence: string;
}
type Say = (offers: Offer[]) => string;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The notation in a line as the log copies it, “12 Wayra L2.1”; other text stays as it is. */
export const notationIn = (text: string): string => /^\d+ .*?(\S+)$/.exec(text.trim())?.[1] ?? text.trim();

export const asksForHelp = (text: string): boolean => HELP.has(plain(text));

/** How what is being typed could go on: choices whose notation begins so, then those whose words contain it. */
export function completions(typed: string, offers: Offer[], say: Say): Completion[] {
  const wanted = plain(notationIn(typed));
  if (!wanted) return [];
  const named = offers.filter(({ choice }) => choice.notation.toLowerCase().startsWith(wanted));
  const worded =
    offers.length > MOST_WORDED
      ? []
      : offers.filter((offer) => !named.includes(offer) && plain(say([offer])).includes(wanted));
  return [...named, ...worded]
    .slice(0, MOST)
    .map((offer) => ({ notation: offer.choice.notation, sentence: say([offer]) }));
}

/** The choice that is typed by its notation in any case, or by its own words. */
export function meant(typed: string, offers: Offer[], say: Say): Offer | null {
  const wanted = plain(typed);
  const named = offers.find(({ choice }) => choice.notation.toLowerCase() === wanted);
  if (named || offers.length > MOST_WORDED) return named ?? null;
  const worded = offers.filter((offer) => plain(say([offer])) === wanted);
  return worded.length === 1 ? (worded[0] ?? null) : null;
}

/** One example of each kind of choice. */
export const examples = (offers: Offer[], say: Say): Completion[] =>
  kindsOf(offers).map(({ offers: alike }) => ({ notation: alike[0]?.choice.notation ?? '', sentence: say(alike) }));
