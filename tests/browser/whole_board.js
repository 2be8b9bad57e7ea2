// A board in plain JavaScript that has every part of the interface, for a new game of the kit.
import * as kit from '/kit/board.js';
import { mount, unmount } from '/kit/svelte.js';

const GAME = 'whole';
/** Which parts the site has asked for. */
const asked = (window.asked = new Set());
const sheet = new CSSStyleSheet();
sheet.replaceSync('.whole { padding: 8px } .whole-mark { font-weight: bold }');
document.adoptedStyleSheets.push(sheet);

/** A drawing function that writes text into an element of its own. */
function written(name, tag, text) {
  return (target, props, tools) => {
    const element = document.createElement(tag);
    element.className = `whole-${name}`;
    target.append(element);
    const update = (next) => {
      asked.add(name);
      element.textContent = text(next, tools);
    };
    update(props);
    return { update, destroy: () => element.remove() };
  };
}

function board(target, props, tools) {
  asked.add('board');
  let now = props;
  const root = document.createElement('div');
  root.className = 'whole';
  const parts = {};
  for (const [name, tag] of Object.entries({ rounds: 'p', card: 'b', keep: 'button', swap: 'button', gains: 'p' })) {
    parts[name] = document.createElement(tag);
    root.append(parts[name]);
  }
  target.append(root);
  const mark = mount(kit.SeatMark, { target: root, props: { seat: 1, size: 30, label: 'mark' } });
  const icon = mount(kit.Icon, { target: root, props: { name: 'points' } });
  const attempt = (thing) => ({ kind: thing.dataset.kind, fields: {} });
  const deaf = kit.refusing(() => now, '[data-kind]', attempt)(root);
  const draw = (next) => {
    now = next;
    const own = next.view.hands[next.seat ?? 0];
    parts.rounds.textContent = `${tools.text(`${GAME}-view-rounds`)}: ${next.view.rounds}`;
    parts.card.textContent = tools.value('card', own);
    parts.card.dataset.explain = `card-${own}`;
    parts.card.style.color = `var(--p${tools.look(next.seat ?? 0) + 1})`;
    for (const kind of ['keep', 'swap']) {
      const [offer] = kit.orNone(next.offers.filter((one) => one.kind === kind));
      parts[kind].dataset.kind = kind;
      parts[kind].textContent = kit.t(`${GAME}-do-${kind}`);
      parts[kind].toggleAttribute('data-legal', Boolean(offer));
      parts[kind].onclick = () => offer && next.act(offer.choice.action);
      parts[kind].onpointerenter = () => next.hover(offer ? [offer] : kit.NONE);
    }
    const gains = kit.gainsOf(next.fresh).map(({ seat, points }) => `${next.names[seat]} +${points}`);
    if (gains.length) parts.gains.textContent = gains.join(', ');
  };
  draw(props);
  return {
    update: draw,
    destroy: () => {
      deaf();
      for (const one of [mark, icon]) void unmount(one);
      root.remove();
    },
  };
}

/** A function of the interface that notes that it was asked. */
const noted =
  (name, answer) =>
  (...given) => {
    asked.add(name);
    return answer(...given);
  };

export const face = {
  board,
  player: written('player', 'small', ({ view, seat }) => `hand ${view.hands[seat]}`),
  mark: written('mark', 'span', ({ field, value }) => `${field} ${value}`),
  marked: ['card'],
  topics: {
    card: kit.topic(`${GAME}-view-hands`, ['WH-T02'], kit.t, {
      facts: noted('facts', (value, { names }) => [`${names.length} players, value ${value}`]),
      body: written('body', 'p', ({ value }) => `drawn ${value}`),
      atOnce: true,
    }),
    deck: { name: () => 'The deck', rules: () => ['WH-S02'] },
  },
  symbols: ['card-1', 'deck'],
  symbol: written('symbol', 'i', ({ id }) => id),
  onBoard: new Set(['keep', 'swap']),
  secret: ['keep', 'swap'],
  prospects: noted('prospects', (offer, { seat }) => [{ seat, text: `by ${offer.kind}` }]),
  phase: noted('phase', (view) => ({ now: 4 - view.rounds, of: 3, text: `left ${view.rounds}` })),
  brisk: noted('brisk', () => true),
  scoring: noted('scoring', (entries, seats) => {
    const table = new kit.ScoringTable(seats);
    for (const { key, params } of kit.eventsFrom(entries, `${GAME}-event-shown`))
      if (key === `${GAME}-event-scored`) table.add('Best card', params.seat - 1, params.points);
    return table.titled('Round');
  }),
  milestone: noted('milestone', ({ key, params }) => (key === `${GAME}-event-scored` ? `by ${params.seat}` : null)),
  looks: noted('looks', () => [4, 5]),
};
