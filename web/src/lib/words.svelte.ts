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
    const known = this.#loaded.get(language);
    if (known) return known;
    const answer = await fetch(`/locale/${language}.ftl`);
    if (!answer.ok) throw new Error(`no catalogue ${language}`);
    const catalogue = new Catalogue(language, await answer.text());
    this.#loaded.set(language, catalogue);
    return catalogue;
  }

  /** Who sits at the table that sentences are about, by seat; without them seats have numbers. */
  seat(people: readonly string[]): void {
    if (people.join('\n') !== this.#people.join('\n')) this.#people = people;
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

  /** A field's value in words, where the game has them. */
  value(game: string, field: string, value: Value): Value {
    if (value === null) return 'none';
    if (typeof value === 'boolean') return String(value);
    if (SEAT_FIELDS.has(field)) return String(value).split(' ').map((seat) => this.#seated(seat)).join(', ');
    const drawn = `web-${game}-drawn-${field}-${value}`;
    const key = !this.boxed() && this.has(drawn) ? drawn : `${game}-${field}-${value}`;
    return this.has(key) ? this.text(key) : value;
  }

  #seated(seat: string): string {
    const known = Number(seat);
    if (!known) return seat;
    return this.#people[known - 1] ?? this.text('seat-name', { seat: known });
  }

  /** A message of a game whose values are put in words first. */
  gameText(game: string, text: Pick<Text, 'key' | 'params'>): string {
    const told: Params = {};
    for (const [name, value] of Object.entries(text.params)) {
      told[name] = this.value(game, name, value);
    }
    return this.text(text.key, told);
  }
}

/** A small whole number is written alike in our languages; to ask the browser how takes long the first time. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function spoken(params: Params): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value === null) told[name] = 'none';
    else if (typeof value === 'boolean') told[name] = String(value);
    else told[name] = Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? new SmallNumber(Number(value)) : value;
  }
  return told;
}

export const words = new Words();
/** The words of the interface, short to write in templates. */
export const t = (key: string, params?: Params): string => words.text(key, params);
