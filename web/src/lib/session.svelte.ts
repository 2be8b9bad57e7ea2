import { readStored, writeStored } from './stored';
import { api, CallError, embedded } from './api';
import type { GameInfo, Me, MePatch } from './messages';
import { LANGUAGES, words, type Language } from './words.svelte';

type Theme = Me['theme'];
const LANGUAGE = 'tampu-language';
const THEME = 'tampu-theme';

/** Who sits at this screen, and how they like it. */
class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  theme = $state<Theme>('system');
  problem = $state<string | null>(null);
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #narrow = matchMedia('(max-width: 760px)');
  systemDark = $state(this.#dark.matches);
  systemStill = $state(this.#still.matches);
  /** Whether the screen is as narrow as a phone's. */
  phone = $state(this.#narrow.matches);

  constructor() {
    words.boxed = () => this.boxColours;
    this.#dark.addEventListener('change', () => (this.systemDark = this.#dark.matches));
    this.#still.addEventListener('change', () => (this.systemStill = this.#still.matches));
    this.#narrow.addEventListener('change', () => (this.phone = this.#narrow.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }
  get still(): boolean {
    return this.systemStill || (this.me?.preferences.reduced_motion ?? false);
  }
  get boxColours(): boolean {
    return this.me?.preferences.box_colours ?? false;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** Load what every page needs; nothing is shown before its words are there. */
  open(): Promise<void> {
    const asked = api.games().then((games) => void (this.games = games.toSorted((a, b) => a.weight - b.weight)));
    this.known = asked.catch(() => undefined);
    return this.#load(asked);
  }
  /** Done when the games are known, or when they cannot be loaded. */
  known: Promise<void> = Promise.resolve();

  async #load(games: Promise<void>): Promise<void> {
    this.problem = null;
    try {
      if (embedded) {
        await Promise.all([words.speak(supported(navigator.language) ?? 'en'), games]);
        return;
      }
      this.theme = (readStored('localStorage', THEME) as Theme | null) ?? 'system';
      const stored = readStored('localStorage', LANGUAGE);
      await Promise.all([
        words.speak(supported(stored) ?? supported(navigator.language) ?? 'en'),
        api.me().then((me) => (this.me = me)),
        games,
      ]);
      const liked = this.me?.language;
      if (liked && !stored) await words.speak(liked);
      if (this.me && this.me.theme !== 'system') this.theme = this.me.theme;
    } catch (error) {
      this.problem = error instanceof CallError ? error.key : 'web-offline';
    }
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    writeStored('localStorage', LANGUAGE, language);
    await this.change({ language });
  }

  async paint(theme: Theme): Promise<void> {
    this.theme = theme;
    writeStored('localStorage', THEME, theme);
    await this.change({ theme });
  }

  /** Tell the server what I like; what it refuses is thrown. */
  async change(patch: MePatch): Promise<void> {
    this.me = await api.changeMe(patch);
  }
}

function supported(language: string | null | undefined): Language | null {
  const short = (language ?? '').slice(0, 2);
  return LANGUAGES.find((code) => code === short) ?? null;
}

export const session = new Session();

/** Give an element the colours of a game's box instead of the seats', where the reader likes them; shapes stay. */
export function boxColours(game: string): (element: HTMLElement) => void {
  return (element) => {
    const colours = session.boxColours ? (session.game(game)?.look.colours ?? []) : [];
    for (let seat = 0; seat < MOST_SEATS; seat++)
      SHADES.forEach((shade, place) =>
        element.style.setProperty(`--p${seat + 1}${shade}`, colours[seat]?.[place] ?? null),
      );
  };
}
const MOST_SEATS = 6;
/** Names of a seat's colours: plain, light, dark, and of writing on them. */
const SHADES = ['', 'l', 'd', 'i'];
