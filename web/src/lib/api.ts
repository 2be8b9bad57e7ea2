import type {
  AnalysisInfo,
  Book,
  CallPatch,
  CallSettings,
  ChallengeResults,
  ChapterContent,
  Challenges,
  Chat,
  Exercise,
  Figure,
  FinishedGames,
  FriendWish,
  GameInfo,
  Guide,
  Ladder,
  Leaderboard,
  Log,
  Me,
  MePatch,
  NewChapter,
  NewTable,
  NoteInfo,
  People,
  PlayOn,
  Position,
  Profile,
  Puzzles,
  PushSubscription,
  RecoveryCodes,
  Report,
  RulesInfo,
  Scores,
  Seeking,
  SignedUp,
  SiteInfo,
  SiteInvite,
  Studies,
  StudyInfo,
  StudyPatch,
  TableInfo,
  Tables,
  Verdict,
  WhyAnswer,
  WaitingTables,
} from './messages';
import type { Value } from './words.svelte';

/** A refused call, in the words of the server. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

/** A board inside another page has no cookies: it neither sends nor stores any. */
export const embedded = location.pathname.startsWith('/embed/');

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: embedded ? 'omit' : 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new CallError(0, 'web-offline', '');
  }
  const payload: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return payload as T;
  const failure = (payload ?? {}) as { error?: string; text?: string };
  throw new CallError(answer.status, failure.error ?? 'web-error', failure.text ?? '');
}

const query = (fields: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
};

/** Which finished games to list; what is left out does not matter. */
export type GameFilter = {
  game?: string | null;
  kind?: string | null;
  outcome?: string | null;
  seats?: string | null;
  opponent?: string | null;
  before?: number | null;
};

/** Which public games to list. */
export type PublicFilter = {
  game?: string | null;
  kind?: string | null;
  seats?: string | null;
  player?: string | null;
  rated?: boolean | null;
  before?: number | null;
};

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  changeMe: (patch: MePatch) => call<Me>('PATCH', '/api/me', patch),
  signUp: (name: string, password: string, invite: string | null = null) =>
    call<SignedUp>('POST', '/api/accounts', { name, password, invite }),
  logIn: (name: string, password: string) => call<Me>('POST', '/api/session', { name, password }),
  logOut: () => call<null>('DELETE', '/api/session'),
  logOutEverywhere: () => call<null>('DELETE', '/api/sessions'),
  changePassword: (old: string, fresh: string) => call<Me>('POST', '/api/password', { old, new: fresh }),
  renewCodes: (password: string) => call<RecoveryCodes>('POST', '/api/recovery_codes', { password }),
  recover: (name: string, code: string, password: string) =>
    call<Me>('POST', '/api/recovery', { name, code, new: password }),
  deleteMe: () => call<null>('DELETE', '/api/me'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  rules: (game: string) => call<RulesInfo>('GET', `/api/games/${game}/rules`),
  book: (game: string, language: string) => call<Book>('GET', `/api/games/${game}/book/${language}`),
  figure: (game: string, name: string) => call<Figure>('GET', `/api/games/${game}/figures/${name}`),
  guide: (game: string) => call<Guide>('GET', `/api/games/${game}/guide`),
  beginGuide: (game: string) => call<TableInfo>('POST', `/api/games/${game}/guide`),
  create: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
  tables: (filter: {
    game?: string | null;
    status?: string;
    mine?: boolean;
    free?: boolean;
    kind?: string | null;
    speed?: string | null;
  }) => call<Tables>('GET', `/api/tables${query(filter)}`),
  table: (id: string, link: string | null = null) => call<TableInfo>('GET', `/api/tables/${id}${query({ link })}`),
  join: (id: string, seat: number | null, invite: string | null) =>
    call<TableInfo>('POST', `/api/tables/${id}/join`, { seat, invite }),
  leave: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/start`),
  resign: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/resign`, {}),
  reclaim: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/reclaim`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/rematch`),
  position: (id: string, seq: number | null, seat: number | null, link: string | null = null) =>
    call<Position>('GET', `/api/tables/${id}/position${query({ seq, seat, link })}`),
  analysis: (id: string, link: string | null = null) =>
    call<AnalysisInfo>('GET', `/api/tables/${id}/analysis${query({ link })}`),
  analyse: (id: string, link: string | null = null) =>
    call<AnalysisInfo>('POST', `/api/tables/${id}/analysis${query({ link })}`, {}),
  scores: (id: string, link: string | null = null) => call<Scores>('GET', `/api/tables/${id}/scores${query({ link })}`),
  log: (id: string, seat: number | null = null, link: string | null = null) =>
    call<Log>('GET', `/api/tables/${id}/log${query({ seat, link })}`),
  playOn: (id: string, body: PlayOn) => call<TableInfo>('POST', `/api/tables/${id}/play_on`, body),
  importRecord: (khipu: string) => call<TableInfo>('POST', '/api/records', { khipu }),
  note: (id: string) => call<NoteInfo>('GET', `/api/tables/${id}/note`),
  saveNote: (id: string, text: string) => call<NoteInfo>('PUT', `/api/tables/${id}/note`, { text }),
  profile: (person: string) => call<Profile>('GET', `/api/people/${person}`),
  finishedGames: (person: string, filter: GameFilter) =>
    call<FinishedGames>('GET', `/api/people/${person}/games${query(filter)}`),
  publicGames: (filter: PublicFilter) => call<FinishedGames>('GET', `/api/finished${query(filter)}`),
  share: (id: string, visibility: TableInfo['visibility']) =>
    call<TableInfo>('PUT', `/api/tables/${id}/visibility`, { visibility }),
  ladder: () => call<Ladder>('GET', '/api/ladder'),
  playLadder: (game: string) => call<TableInfo>('POST', `/api/ladder/${game}`),
  challenges: () => call<Challenges>('GET', '/api/challenges'),
  pastChallenges: (filter: {
    game: string | null;
    period: string | null;
    form: string | null;
    before: string | null;
  }) => call<Challenges>('GET', `/api/challenges/past${query(filter)}`),
  challenge: (id: string) => call<ChallengeResults>('GET', `/api/challenges/${id}`),
  tryChallenge: (id: string) => call<TableInfo>('POST', `/api/challenges/${id}/try`),
  studies: (mine: boolean, before: number | null) => call<Studies>('GET', `/api/studies${query({ mine, before })}`),
  beginStudy: (chapter: NewChapter) => call<StudyInfo>('POST', '/api/studies', chapter),
  importStudy: (text: string) => call<StudyInfo>('POST', '/api/studies/import', { text }),
  changeStudy: (id: string, patch: StudyPatch) => call<StudyInfo>('PATCH', `/api/studies/${id}`, patch),
  deleteStudy: (id: string) => call<null>('DELETE', `/api/studies/${id}`),
  addChapter: (id: string, chapter: NewChapter) => call<StudyInfo>('POST', `/api/studies/${id}/chapters`, chapter),
  removeChapter: (id: string, number: number) => call<StudyInfo>('DELETE', `/api/studies/${id}/chapters/${number}`),
  chapter: (id: string, number: number, link: string | null) =>
    call<ChapterContent>('GET', `/api/studies/${id}/chapters/${number}${query({ link })}`),
  chapterPosition: (id: string, number: number, node: number, seat: number, link: string | null) =>
    call<Position>('GET', `/api/studies/${id}/chapters/${number}/position${query({ node, seat, link })}`),
  commentMove: (id: string, number: number, node: number, text: string) =>
    call<ChapterContent>('PUT', `/api/studies/${id}/chapters/${number}/comment`, { node, text }),
  playVariation: (id: string, number: number, after: number, action: number) =>
    call<ChapterContent>('POST', `/api/studies/${id}/chapters/${number}/moves`, { after, action }),
  removeVariation: (id: string, number: number, node: number) =>
    call<ChapterContent>('DELETE', `/api/studies/${id}/chapters/${number}/moves/${node}`),
  leaderboard: (game: string, kind: string) => call<Leaderboard>('GET', `/api/leaderboards/${game}${query({ kind })}`),
  puzzles: () => call<Puzzles>('GET', '/api/puzzles'),
  /** A position to solve; the path names a puzzle or a mistake. */
  exercise: (path: string) => call<Exercise>('GET', `/api/${path}`),
  solve: (path: string, action: number) => call<Verdict>('POST', `/api/${path}/answer`, { action }),
  whyNot: (path: string, kind: string, fields: Record<string, Value>) =>
    call<WhyAnswer>('POST', `/api/${path}/why`, { kind, fields }),
  calls: () => call<CallSettings>('GET', '/api/me/calls'),
  changeCalls: (patch: CallPatch) => call<CallSettings>('PATCH', '/api/me/calls', patch),
  subscribe: (device: PushSubscription) => call<CallSettings>('POST', '/api/me/push', device),
  unsubscribe: (device: string) => call<CallSettings>('DELETE', `/api/me/push/${device}`),
  setMail: (address: string) => call<CallSettings>('PUT', '/api/me/mail', { address }),
  forgetMail: () => call<CallSettings>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => call<null>('POST', '/api/mail/confirm', { token }),
  stopMail: (token: string) => call<null>('POST', `/api/mail/stop${query({ token })}`),
  waiting: () => call<WaitingTables>('GET', '/api/waiting'),
  people: () => call<People>('GET', '/api/people'),
  addFriend: (wish: FriendWish) => call<People>('POST', '/api/friends', wish),
  removeFriend: (person: string) => call<People>('DELETE', `/api/friends/${person}`),
  block: (person: string, on: boolean) => call<People>('PUT', `/api/people/${person}/block`, { on }),
  report: (report: Report) => call<null>('POST', '/api/reports', report),
  decline: (id: string) => call<null>('POST', `/api/tables/${id}/decline`),
  setAnswers: (id: string, on: boolean) => call<TableInfo>('PUT', `/api/tables/${id}/answers`, { on }),
  seek: () => call<Seeking | null>('GET', '/api/seek'),
  seeks: () => call<Seeking[]>('GET', '/api/seeks'),
  site: () => call<SiteInfo>('GET', '/api/site'),
  siteInvite: () => call<SiteInvite>('POST', '/api/site/invites'),
  chat: (id: string, link: string | null = null) => call<Chat>('GET', `/api/tables/${id}/chat${query({ link })}`),
};
