import type { Entry, Text } from '$kit';
import { TOKENS } from './content';

/** One step of her turn as the log reports it. */
export interface Step {
  text: Text;
  seq: number;
}
export interface HerTurn {
  /** The line of the log with which her turn began. */
  since: number;
  steps: Step[];
  /** Whether the turn after hers has begun. */
  over: boolean;
}
const HER_SEAT = 2;
const TURN = 'tawantinsuyu-event-turn';

/** Her latest turn: what she looked at, what she drew and did, in order. */
export function herTurn(log: Entry[]): HerTurn | null {
  let start = -1;
  for (let place = log.length - 1; place >= 0 && start < 0; place -= 1) {
    if (log[place]!.events.some((event) => event.key === TURN && event.params['seat'] === HER_SEAT)) start = place;
  }
  if (start < 0) return null;
  const turn: HerTurn = { since: log[start]!.seq, steps: [], over: false };
  let running = false;
  for (const entry of log.slice(start)) {
    if (running && entry.text && (entry.kind === 'chance' || entry.kind === 'decision'))
      turn.steps.push({ text: entry.text, seq: entry.seq });
    for (const event of entry.events) {
      if (event.key === TURN) {
        if (running) return { ...turn, over: true };
        running = event.params['seat'] === HER_SEAT;
      } else if (running) turn.steps.push({ text: event, seq: entry.seq });
    }
  }
  return turn;
}

/** Where her tokens stood before those of the rolled value moved. */
export function tokensBefore(tokens: number[], turn: HerTurn | null, loop: number): number[] {
  if (!turn?.over || !turn.steps.some(({ text }) => text.key === 'tawantinsuyu-event-ax-token')) return tokens;
  const rolled = Number(
    turn.steps.find(({ text }) => text.key === 'tawantinsuyu-chance-die')?.text.params['number'] ?? 0,
  );
  return tokens.map((at, token) => (TOKENS[token]?.value === rolled ? (at - rolled + 2 * loop) % loop : at));
}
