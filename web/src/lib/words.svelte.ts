import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
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

/** The catalogues, the same that the server reads. */
export class Words {
  language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([]);
  #loaded = new Map<Language, FluentBundle>();
  #people = $state.raw<readonly string[]>([]);

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** Speak a language from now on; throws where its catalogue cannot be loaded. */
  async speak(language: Language): Promise<void> {
    const spoken = [await this.#load(language)];
    this.language = language;
    this.#bundles = spoken;
    document.documentElement.lang = language === 'pt' ? 'pt-BR' : language;
  }

  /** Take a catalogue from text, for tests. */
  take(language: Language, source: string): void {
    this.#loaded.set(language, bundleOf(language, source));
    this.language = language;
    this.#bundles = [...this.#loaded.values()].reverse();
  }

  async #load(language: Language): Promise<FluentBundle> {
    const known = this.#loaded.get(language);
    if (known) return known;
    const answer = await fetch(`/locale/${language}.ftl`);
    if (!answer.ok) throw new Error(`no catalogue ${language}`);
    const bundle = bundleOf(language, await answer.text());
    this.#loaded.set(language, bundle);
    return bundle;
  }

  /** Who sits at the table that sentences are about, by seat; without them seats have numbers. */
  seat(people: readonly string[]): void {
    if (people.join('\n') !== this.#people.join('\n')) this.#people = people;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The message `key`; the key itself where no catalogue has it. */
  text(key: string, params: Params = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, spoken(params), []);
    }
    return key;
  }

  /** A field's value in words, where the game has them. */
  value(game: string, field: string, value: Value): Value {
    if (value === null) return 'none';
    if (typeof value === 'boolean') return String(value);
    if (SEAT_FIELDS.has(field)) return String(value).split(' ').map((seat) => this.#seated(seat)).join(', ');
    const key = `${game}-${field}-${value}`;
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

function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

function spoken(params: Params): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    told[name] = value === null ? 'none' : typeof value === 'boolean' ? String(value) : value;
  }
  return told;
}

export const words = new Words();
/** The words of the interface, short to write in templates. */
export const t = (key: string, params?: Params): string => words.text(key, params);
