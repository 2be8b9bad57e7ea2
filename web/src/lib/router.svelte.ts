/** Addresses of the client; the server answers each of them with the same page. */
export type Place =
  | { page: 'front' }
  | { page: 'new'; game: string | null }
  | { page: 'lobby' }
  | { page: 'table'; id: string; link: string | null; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; seat: number | null; link: string | null }
  | { page: 'replays' }
  | { page: 'rules'; game: string | null; rule: string | null; numbers: boolean }
  | { page: 'learn'; game: string | null }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'keyboard' }
  | { page: 'profile'; id: string | null }
  | { page: 'ladder' }
  | { page: 'challenges' }
  | { page: 'studies' }
  | { page: 'study'; id: string; chapter: number | null; at: number | null; link: string | null }
  | { page: 'embed'; id: string; at: number | null; link: string | null }
  | { page: 'challenge'; id: string }
  | { page: 'games' }
  | { page: 'people' }
  | { page: 'leaderboard'; game: string | null; kind: 'live' | 'by_turns' | 'puzzles' }
  | { page: 'puzzles'; game: string | null }
  /** `path` names a puzzle or a mistake, as in the addresses of the server. */
  | { page: 'solve'; path: string }
  | { page: 'mail'; action: 'confirm' | 'stop' | null; token: string | null }
  | { page: 'lost' };

const number = (text: string | null): number | null =>
  text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : null;

/** What an address shows. */
export function placeOf(url: URL): Place {
  const [first = '', second = null, third = null] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = url.searchParams;
  switch (first) {
    case '':
      return { page: 'front' };
    case 'new':
      return { page: 'new', game: second };
    case 'lobby':
    case 'replays':
    case 'settings':
    case 'account':
    case 'keyboard':
    case 'ladder':
    case 'challenges':
    case 'studies':
    case 'games':
    case 'people':
      return { page: first };
    case 'mail': {
      const action = (['confirm', 'stop'] as const).find((name) => query.has(name)) ?? null;
      return { page: 'mail', action, token: action && query.get(action) };
    }
    case 'leaderboard':
      return { page: 'leaderboard', game: second, kind: third === 'by_turns' || third === 'puzzles' ? third : 'live' };
    case 'embed':
      return second
        ? { page: 'embed', id: second, at: number(query.get('at')), link: query.get('link') }
        : { page: 'lost' };
    case 'study':
      return second
        ? {
            page: 'study',
            id: second,
            chapter: number(query.get('chapter')),
            at: number(query.get('at')),
            link: query.get('link'),
          }
        : { page: 'studies' };
    case 'challenge':
      return second ? { page: 'challenge', id: second } : { page: 'challenges' };
    case 'profile':
      return { page: 'profile', id: second };
    case 'rules':
      return { page: 'rules', game: second, rule: url.hash.slice(1) || null, numbers: query.has('numbers') };
    case 'puzzles':
      return second && third
        ? { page: 'solve', path: `puzzles/${second}/${third}` }
        : { page: 'puzzles', game: second };
    case 'mistakes':
      return second && number(third) !== null
        ? { page: 'solve', path: `mistakes/${second}/${third}` }
        : { page: 'puzzles', game: null };
    case 'learn':
      return { page: 'learn', game: second };
    case 'table':
      return second
        ? { page: 'table', id: second, link: query.get('link'), invite: query.get('invite') }
        : { page: 'lost' };
    case 'replay':
      return second
        ? {
            page: 'replay',
            id: second,
            at: number(query.get('at')),
            seat: number(query.get('seat')),
            link: query.get('link'),
          }
        : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

class Router {
  place = $state<Place>(placeOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.place = placeOf(new URL(location.href));
  }

  /** Links inside the client change the place without loading the page again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || /^\/(api|locale)\//.test(url.pathname)) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
