import type { Offer } from './choosing';
import type { LogLine } from './lines';
import type { Entry, Text } from './messages';
import { words, type Params, type Value } from './words.svelte';

/** The fields that offers of one kind share. */
function settled(offers: Offer[]): Params {
  const [first] = offers;
  const params: Params = {};
  first?.fields.forEach((field, place) => {
    const value = first.choice.values[place] ?? null;
    if (offers.every((offer) => offer.choice.values[place] === value)) params[field] = value;
  });
  return params;
}

/** The sentence that offers of one kind share; what is still open in it shows as dots. */
export function sentenceOf(game: string, offers: Offer[]): string {
  const [first] = offers;
  if (!first) return '';
  const open = Object.fromEntries(first.fields.map((field) => [field, '…']));
  return words.gameText(game, { key: `${game}-do-${first.kind}`, params: { ...open, ...settled(offers) } });
}

/** What is asked while a choice is half made: the question about what is settled, that of the kind, or its sentence. */
export function questionOf(game: string, offers: Offer[]): string {
  const params = settled(offers);
  const fields = Object.keys(params);
  const [first] = offers;
  if (!first || fields.length === first.fields.length) return sentenceOf(game, offers);
  const kind = `web-${game}-asks-${first.kind}`;
  const key = [[kind, ...fields].join('-'), kind].find((one) => words.has(one));
  return key ? words.gameText(game, { key, params }) : sentenceOf(game, offers);
}

/** A kind of choice by its own short name, or by its sentence. */
export function kindName(game: string, offers: Offer[]): string {
  const key = `web-${game}-kind-${offers[0]?.kind ?? ''}`;
  return words.has(key) ? words.text(key) : sentenceOf(game, offers);
}

/** A field's value as a choice of its own, such as “Ship 2”. */
export function valueName(game: string, field: string, value: Value): string {
  const key = `web-${game}-field-${field}`;
  const spoken = words.value(game, field, value);
  return words.has(key) ? words.text(key, { value: spoken }) : String(spoken);
}

/** A sentence of the log with the text it was made of. */
export interface Said {
  text: Text | null;
  sentence: string;
}

/** Whose turn it is shows in how the log is grouped. */
const TURN = /-event-turn$/;
const plain = (sentence: string): string => sentence.replace(/[.\s]+$/, '');

/** Points of the same seat and category become one event with their sum. */
function summed(events: Text[]): Text[] {
  const sums: Text[] = [];
  for (const { key, params } of events) {
    const { points, ...rest } = params;
    const alike = (one: Text): boolean =>
      one.key === key && Object.entries(rest).every(([name, value]) => one.params[name] === value);
    const earlier = typeof points === 'number' && 'category' in params ? sums.find(alike) : undefined;
    if (earlier) earlier.params['points'] = Number(earlier.params['points']) + Number(points);
    else sums.push({ key, params: { ...params } });
  }
  return sums;
}

/** What the log says of a line: the entry, then its consequences, each once. */
export function said(game: string, { entry, count }: Pick<LogLine, 'entry' | 'count'>): Said[] {
  const main = mainText(entry, count);
  const sentences: Said[] = main ? [{ text: entry.text, sentence: words.gameText(game, main) }] : [];
  for (const event of summed(entry.events)) {
    if (TURN.test(event.key)) continue;
    const sentence = words.gameText(game, event);
    if (!sentences.some((one) => plain(one.sentence) === plain(sentence))) sentences.push({ text: event, sentence });
  }
  return sentences;
}

/** What the log says of the lines of a turn; a line that only repeats the one before is left out. */
export function saidInTurn(game: string, lines: LogLine[]): { line: LogLine; sentences: Said[] }[] {
  const worded = lines.map((line) => ({ line, sentences: said(game, line) }));
  return worded.filter(({ line, sentences }, place) => {
    const before = worded[place - 1]?.sentences;
    const repeats =
      line.entry.kind === 'chance' && sentences.length === 1 && before?.length === 1 && line.count === 1
        ? plain(sentences[0]!.sentence) === plain(before[0]!.sentence)
        : false;
    return sentences.length > 0 && !repeats;
  });
}

function mainText(entry: Entry, count: number): Text | null {
  if (entry.text) return count > 1 ? { key: entry.text.key, params: { ...entry.text.params, count } } : entry.text;
  if (entry.kind === 'decision' || entry.kind === 'chance') return null;
  return { key: `web-log-${entry.kind}`, params: { seat: (entry.actor ?? 0) + 1 } };
}
