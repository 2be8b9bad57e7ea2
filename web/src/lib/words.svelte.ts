import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from './messages';

export type Value = string | number | boolean | null;
export type Params = Record<string, Value>;
export const LANGUAGES = ['en', 'pt', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  pt: 'Português',
  fr: 'Français',
};

/** Values that are seats from 1, or several of them with spaces between. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(['seat', 'other', 'order']);
/** Values that are several values of another field, with commas between. */
const LIST_FIELDS: Readonly<Record<string, string>> = { cards: 'card' };
/** Values that are amounts, such as `potato 2, gold 1`, in the words of prices. */
const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['cost', 'held', 'gives']);
/** Values that have the words of another field. */
const SAME_WORDS: Readonly<Record<string, string>> = { kept: 'card', discarded: 'card', receive: 'give' };

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** One language; each message is read when it is first said, for most never are. */
class Catalogue {
  #bundle: FluentBundle;
  #unread = new Map<string, string>();

  constructor(language: Language, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const starts = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)];
    starts.forEach((start, place) => this.#unread.set(start[1]!, source.slice(start.index, starts[place + 1]?.index)));
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.#bundle.hasMessage(key);
  }

  pattern(key: string): Pattern | null {
    const unread = this.#unread.get(key);
    if (unread !== undefined) {
      this.#unread.delete(key);
      this.#bundle.addResource(new FluentResource(unread));
    }
    return this.#bundle.getMessage(key)?.value ?? null;
  }

  say(pattern: Pattern, params: Params): string {
    return this.#bundle.formatPattern(pattern, spoken(params), []);
  }
}

/** The catalogues, the same that the server reads. */
export class Words {
  language = $state<Language>('en');
  #spoken = $state.raw<Catalogue[]>([]);
  #loaded = new Map<Language, Catalogue>();
  #people = $state.raw<readonly string[]>([]);
  #you = $state<number | null>(null);
  /** Whether things have the colours of the box; where they do not, they are called as they are drawn. */
  boxed: () => boolean = () => false;

  get ready(): boolean {
    return this.#spoken.length > 0;
  }

  /** Speak a language from now on; throws where its catalogue cannot be loaded. */
  async speak(language: Language): Promise<void> {
    const catalogue = await this.#load(language);
    this.language = language;
    this.#spoken = [catalogue];
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  }

  /** Take a catalogue from text, for tests. */
  take(language: Language, source: string): void {
    this.#loaded.set(language, new Catalogue(language, source));
    this.language = language;
    this.#spoken = [...this.#loaded.values()].reverse();
  }

  async #load(language: Language): Promise<Catalogue> {
    const loaded = this.#loaded.get(language);
    if (loaded) return loaded;
    const answer = await fetch(`/locale/${language}.ftl`);
    if (!answer.ok) throw new Error(`no catalogue ${language}`);
    const catalogue = new Catalogue(language, await answer.text());
    this.#loaded.set(language, catalogue);
    return catalogue;
  }

  /** Who sits at the table that sentences are about, by seat, and who of them reads; without them seats have numbers. */
  seat(people: readonly string[], you: number | null = null): void {
    if (people.join('\n') !== this.#people.join('\n')) this.#people = people;
    this.#you = you;
  }

  has(key: string): boolean {
    return this.#spoken.some((catalogue) => catalogue.has(key));
  }

  /** The message `key`; the key itself where no catalogue has it. */
  text(key: string, params: Params = {}): string {
    for (const catalogue of this.#spoken) {
      const pattern = catalogue.pattern(key);
      if (pattern) return catalogue.say(pattern, params);
    }
    return key;
  }

  /** The name of an option; every game has the first player. */
  option(game: string, id: string): string {
    return this.text(id === 'start_player' ? 'web-option-start_player' : `${game}-option-${id}-name`);
  }

  /** A field's value in words, where the game has them. */
  value(game: string, field: string, value: Value): Value {
    if (value === null) return 'none';
    if (typeof value === 'boolean') return String(value);
    if (SEAT_FIELDS.has(field))
      return String(value)
        .split(' ')
        .map((seat) => this.#person(seat))
        .join(', ');
    const one = LIST_FIELDS[field];
    if (one && typeof value === 'string')
      return value
        .split(', ')
        .map((part) => this.value(game, one, part))
        .join(', ');
    if (AMOUNT_FIELDS.has(field) && typeof value === 'string') return this.#amounts(game, value);
    field = SAME_WORDS[field] ?? field;
    const drawn = `web-${game}-drawn-${field}-${value}`;
    const key = !this.boxed() && this.has(drawn) ? drawn : `${game}-${field}-${value}`;
    return this.has(key) ? this.text(key) : value;
  }

  #seated(seat: string): string {
    const number = Number(seat);
    if (!number) return seat;
    return this.#people[number - 1] ?? this.text('seat-name', { seat: number });
  }

  /** The same, or “you” inside a sentence. */
  #person(seat: string): string {
    return this.#isYou(Number(seat)) ? this.text('seat-you') : this.#seated(seat);
  }

  #isYou(seat: number): boolean {
    return this.#you !== null && seat === this.#you + 1;
  }

  #amounts(game: string, value: string): string {
    const parts = value.split(', ').filter(Boolean);
    const amounts = parts.map((part) => {
      const [name, amount] = part.split(' ');
      return this.text(`${game}-price-${name}`, { value: Number(amount) });
    });
    return amounts.join(', ') || this.text('amount-none');
  }

  /**
   * A message of a game whose values are put in words first. A message about a seat also gets `who`, the subject of a
   * past sentence with the auxiliary verb where the language needs one, and `whom`, the same person as an object.
   */
  gameText(game: string, text: Pick<Text, 'key' | 'params'>): string {
    const params: Params = {};
    for (const [name, value] of Object.entries(text.params)) {
      params[name] = this.value(game, name, value);
    }
    const seat = text.params['seat'];
    if (typeof seat === 'number') {
      params['who'] = this.text('seat-did', {
        name: this.#seated(String(seat)),
        you: this.#isYou(seat) ? 'yes' : 'no',
      });
      params['whom'] = this.#person(String(seat));
    }
    return this.text(text.key, params);
  }
}

/** A small whole number is written alike in our languages; to ask the browser how takes long the first time. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function spoken(params: Params): Record<string, FluentVariable> {
  const variables: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === null) variables[name] = 'none';
    else if (typeof value === 'boolean') variables[name] = String(value);
    else
      variables[name] =
        Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? new SmallNumber(Number(value)) : value;
  }
  return variables;
}

export const words = new Words();
/** The words of the interface, short to write in templates. */
export const t = (key: string, params?: Params): string => words.text(key, params);
