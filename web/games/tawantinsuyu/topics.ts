import { t, topic, type Topics, words } from '$kit';
import { isSign, type SignName } from './icons';
import { ARMY_CARD, GOD_CARD, ICON, isPassive, REGIONS, SPACE, taskSign, TEMPLE, WEAVING } from './content';
import PriestFacts from './PriestFacts.svelte';
import SpaceFacts from './SpaceFacts.svelte';
import type { Game as G } from './types';

type Names = Partial<Record<SignName, readonly [name: string, ...rules: string[]]>>;
const god = (name: string): readonly [string, ...string[]] => [`tawantinsuyu-god-${name}`, 'TW-P02', 'TW-C02'];

/** Every sign: its name and the rules that say what it is for. */
export const SIGN_TOPICS: Names = {
  potato: ['web-tawantinsuyu-potato', 'TW-G01', 'TW-F11'],
  maize: ['web-tawantinsuyu-maize', 'TW-G01', 'TW-L02'],
  stone: ['web-tawantinsuyu-stone', 'TW-G01', 'TW-K17'],
  gold: ['web-tawantinsuyu-gold', 'TW-G03', 'TW-E08'],
  food: ['web-tawantinsuyu-sign-food', 'TW-G05'],
  vp: ['web-tawantinsuyu-sign-vp', 'TW-E09'],
  steps: ['web-tawantinsuyu-sign-steps', 'TW-K09', 'TW-P07', 'TW-P09'],
  building: ['web-tawantinsuyu-sign-building', 'TW-K12', 'TW-K16'],
  statue: ['web-tawantinsuyu-sign-statue', 'TW-K17', 'TW-C02'],
  weaving: ['web-tawantinsuyu-sign-weaving', 'TW-L02', 'TW-L12'],
  merchant: ['web-tawantinsuyu-step-merchant', 'TW-L13'],
  train: ['web-tawantinsuyu-sign-train', 'TW-K20'],
  produce1: ['web-tawantinsuyu-sign-produce1', 'TW-K22'],
  worship: ['tawantinsuyu-action-worship', 'TW-H07', 'TW-H08'],
  offering: ['tawantinsuyu-action-offering', 'TW-H10', 'TW-H11'],
  rejuvenate: ['tawantinsuyu-action-rejuvenate', 'TW-H12', 'TW-H13'],
  conquest: ['tawantinsuyu-action-conquest', 'TW-Q04', 'TW-Q07'],
  produce: ['tawantinsuyu-action-produce', 'TW-H14', 'TW-H16'],
  move_priest: ['web-tawantinsuyu-kind-move_priest', 'TW-H01', 'TW-P05'],
  pray: ['web-tawantinsuyu-sign-pray', 'TW-C09'],
  recruit: ['web-tawantinsuyu-sign-recruit', 'TW-V05'],
  inti: god('inti'),
  quilla: god('quilla'),
  illapa: god('illapa'),
  cocha: god('cocha'),
  pacha: god('pacha'),
  vira: god('vira'),
  architect: ['tawantinsuyu-worker-architect', 'TW-W01', 'TW-P17'],
  craftsman: ['tawantinsuyu-worker-craftsman', 'TW-W02', 'TW-P17'],
  warrior: ['tawantinsuyu-worker-warrior', 'TW-W03', 'TW-W04', 'TW-P17'],
  courier: ['tawantinsuyu-worker-courier', 'TW-W05', 'TW-W06', 'TW-P17'],
  priest: ['tawantinsuyu-worker-priest', 'TW-W07', 'TW-W08', 'TW-P17'],
  high_priest: ['web-tawantinsuyu-sign-high_priest', 'TW-H01', 'TW-P05'],
  god_card: ['web-tawantinsuyu-god-cards', 'TW-C01'],
  army_card: ['web-tawantinsuyu-sign-army_card', 'TW-Q02', 'TW-Q07', 'TW-G07'],
  temple: ['tawantinsuyu-board-temple', 'TW-M01', 'TW-F07', 'TW-E03'],
  village: ['tawantinsuyu-board-village', 'TW-R01', 'TW-F01'],
  nomads: ['tawantinsuyu-board-nomads', 'TW-V05', 'TW-R07'],
  festival: ['web-tawantinsuyu-sign-festival', 'TW-F01', 'TW-F02'],
  place: ['web-tawantinsuyu-kind-place', 'TW-P02', 'TW-P03', 'TW-P17'],
  casualty: ['tawantinsuyu-board-casualties', 'TW-Q01', 'TW-F08'],
  flip: ['web-tawantinsuyu-sign-flip', 'TW-Q07'],
  discard: ['web-tawantinsuyu-sign-discard', 'TW-Q07'],
  axomamma: ['tawantinsuyu-board-axomamma', 'TW-X11', 'TW-X20'],
};

const named = (field: string, value: string): string => String(words.value('tawantinsuyu', field, value));
const signName = (sign: string): string => (isSign(sign) ? t(SIGN_TOPICS[sign]?.[0] ?? sign) : sign);
const signRules = (sign: string): readonly string[] => (isSign(sign) ? (SIGN_TOPICS[sign]?.slice(1) ?? []) : []);
const worker = topic<G>((kind) => t(`tawantinsuyu-worker-${kind}`), signRules, t);
const building = (id: string): readonly string[] =>
  isPassive(id) ? [`TW-${id}`, 'TW-Z23'] : ['TW-K16', 'TW-K22', 'TW-E04'];
const built = topic<G>((id) => named('building', id), building, t);
const godCard = topic<G>((id) => named('card', id), ['TW-P02', 'TW-C02', 'TW-C01'], t);
const armyCard = topic<G>((id) => named('card', id.replace('down-', '')), ['TW-Q02', 'TW-Q07', 'TW-G07'], t);
const statue = topic<G>((id) => named('statue', id), ['TW-K17', 'TW-C02', 'TW-H07'], t);
const tile = topic<G>((id) => named('tile', id), ['TW-L10', 'TW-L12', 'TW-L13', 'TW-E02'], t);
const of = (...signs: SignName[]): ReturnType<typeof topic<G>> =>
  topic<G>(() => signName(signs[0]!), signs.flatMap(signRules), t);

/** Everything on the board of Tawantinsuyu that explains itself, by the beginning of its id. */
export const topics: Topics<G> = {
  sign: topic<G>(signName, signRules, t),
  space: topic<G>(
    (id) => {
      const space = SPACE.get(id);
      return space ? `${t(`tawantinsuyu-god-${space.god}`)}, ${t(`tawantinsuyu-terrace-${space.terrace}`)}` : id;
    },
    (id, { derived }) => (derived.spaces?.[id] ? ['TW-P17'] : ['TW-P02', 'TW-P17']),
    t,
    { Body: SpaceFacts, atOnce: true },
  ),
  side: topic<G>(
    (section, { derived }) => t(`tawantinsuyu-action-${derived.actions[Number(section)] ?? 'worship'}`),
    ['TW-H01'],
    t,
    { Body: PriestFacts, atOnce: true },
  ),
  task: topic<G>(
    (id) => signName(taskSign(ICON.get(id)?.kind ?? '').sign),
    (id) => {
      const { sign, number } = taskSign(ICON.get(id)?.kind ?? '');
      return number && ['potato', 'maize', 'stone', 'gold'].includes(sign) ? ['TW-K08', 'TW-K01'] : signRules(sign);
    },
    t,
  ),
  steps: topic<G>((slot) => named('slot', slot), ['TW-K09', 'TW-K10', 'TW-P07', 'TW-P09'], t),
  rim: topic<G>('web-tawantinsuyu-wander', ['TW-P05'], t),
  market: topic<G>(
    (slot, { view }) => {
      const id = view.market[['P1', 'P2', 'V1', 'V2'].indexOf(slot)];
      return id ? named('building', id) : t('tawantinsuyu-board-market');
    },
    (slot, { view }) => {
      const id = view.market[['P1', 'P2', 'V1', 'V2'].indexOf(slot)];
      return id ? [...building(id), 'TW-K12'] : ['TW-K12', 'TW-K15'];
    },
    t,
  ),
  up: built,
  down: topic<G>((id) => named('building', id), ['TW-H12', 'TW-H14', 'TW-E04'], t),
  building: built,
  statue,
  own: statue,
  target: topic<G>((id) => named('target', id), ['TW-Q06', 'TW-Q07', 'TW-F08'], t),
  region: topic<G>((id) => REGIONS.find((one) => one.id === id)?.name ?? id, ['TW-F08', 'TW-F09'], t, {
    facts: (id, { derived, names }) => {
      const leader = derived.festival.leaders[id];
      const region = REGIONS.find((one) => one.id === id)?.name ?? '';
      return leader === undefined ? [] : [t('web-tawantinsuyu-leads', { name: names[leader] ?? '', region })];
    },
  }),
  god: topic<G>(
    (card) => (card === 'deck' ? t('tawantinsuyu-board-deck') : named('card', card)),
    (card) => (card === 'deck' ? ['TW-C07', 'TW-C01'] : ['TW-C01', 'TW-C06', 'TW-C02']),
    t,
  ),
  hand: godCard,
  army: armyCard,
  nomad: worker,
  worker,
  queue: topic<G>(
    (place, { view }) => t(`tawantinsuyu-worker-${view.village[Number(place)] ?? 'architect'}`),
    (place, { view }) => ['TW-R01', ...signRules(view.village[Number(place)] ?? '')],
    t,
  ),
  village: topic<G>((edge) => t(`tawantinsuyu-edge-${edge}_end`), ['TW-R01', 'TW-R02'], t),
  pray: of('pray'),
  train: of('train'),
  recruit: topic<G>('web-tawantinsuyu-sign-recruit', ['TW-C10', 'TW-R07'], t),
  put: topic<G>('web-tawantinsuyu-sign-tapestry', ['TW-L09', 'TW-L10', 'TW-L12'], t),
  tile,
  worth: topic<G>('web-tawantinsuyu-sign-tapestry', ['TW-E02'], t),
  pile: topic<G>(
    (which, { view }) => {
      const id = which === 'under' ? view.second : view.top;
      return id ? named('tile', id) : signName('weaving');
    },
    ['TW-L01', 'TW-L02', 'TW-L07'],
    t,
  ),
  tray: topic<G>(
    (id) =>
      WEAVING.has(id)
        ? named('tile', id)
        : GOD_CARD.has(id) || ARMY_CARD.has(id)
          ? named('card', id)
          : t('web-tawantinsuyu-kind-payment'),
    (id) =>
      WEAVING.has(id)
        ? ['TW-L02', 'TW-L12']
        : GOD_CARD.has(id)
          ? ['TW-C01', 'TW-C02']
          : ARMY_CARD.has(id)
            ? ['TW-Q02', 'TW-Q07']
            : ['TW-G05'],
    t,
  ),
  temple: topic<G>('tawantinsuyu-board-temple', ['TW-M01', 'TW-F07', 'TW-E03'], t, {
    facts: (space) => {
      const row = TEMPLE.find((one) => one.space === Number(space));
      return row
        ? [t('web-tawantinsuyu-temple-space', { space: row.space, points: row.festival_vp, final: row.final_vp })]
        : [];
    },
  }),
  casualties: topic<G>('tawantinsuyu-board-casualties', ['TW-Q01', 'TW-F08'], t),
  festival: topic<G>('web-tawantinsuyu-sign-festival', ['TW-F01', 'TW-F02', 'TW-F13'], t, {
    facts: (_, { derived }) => [t('web-tawantinsuyu-call-told', { points: derived.festival.trigger })],
  }),
  forecast: topic<G>('web-tawantinsuyu-forecast', ['TW-F07', 'TW-F08', 'TW-F11', 'TW-F13'], t, {
    facts: (_, { derived, seat }) => {
      const missing = derived.festival.places[seat ?? 0]?.missing ?? 0;
      return missing ? [t('web-tawantinsuyu-missing', { count: missing, points: 2 * missing })] : [];
    },
  }),
  goal: topic<G>('web-tawantinsuyu-alone-told', ['TW-X10', 'TW-X11'], t),
  activation: topic<G>(
    (action) => t(`tawantinsuyu-action-${action}`),
    (action) => ['TW-H02', ...signRules(action)],
    t,
  ),
  panel: topic<G>(signName, signRules, t),
  godcards: topic<G>('web-tawantinsuyu-god-cards', ['TW-C01', 'TW-F11', 'TW-E05'], t),
  armies: topic<G>('tawantinsuyu-board-army', ['TW-Q02', 'TW-Q14', 'TW-E06'], t),
  stepsleft: topic<G>('web-tawantinsuyu-steps-in-store', ['TW-K09', 'TW-K10'], t),
  markersleft: topic<G>('web-tawantinsuyu-markers-in-store', ['TW-Q05', 'TW-Q12'], t),
  endworth: topic<G>('web-tawantinsuyu-end-worth', ['TW-E02', 'TW-E04', 'TW-E05'], t),
  priest: topic<G>(
    (seat, { names }) => `${signName('high_priest')}: ${names[Number(seat)] ?? ''}`,
    ['TW-H01', 'TW-P05'],
    t,
  ),
  loops: topic<G>('web-tawantinsuyu-loops', ['TW-X50', 'TW-X59'], t),
  slot: topic<G>('tawantinsuyu-board-slots', ['TW-X07', 'TW-X40'], t),
  score: topic<G>('web-points', ['TW-E09', 'TW-G11'], t),
  round: topic<G>('web-tawantinsuyu-sign-festival', ['TW-F01', 'TW-E01'], t),
};

/** What the key of symbols lists. */
export const symbols: readonly string[] = [
  ...['potato', 'maize', 'stone', 'gold', 'food', 'vp'],
  ...['architect', 'craftsman', 'warrior', 'courier', 'priest', 'high_priest'],
  ...['inti', 'quilla', 'illapa', 'cocha', 'pacha', 'vira'],
  ...['steps', 'building', 'statue', 'weaving', 'merchant', 'train', 'produce1'],
  ...['worship', 'offering', 'rejuvenate', 'conquest', 'produce', 'move_priest', 'pray', 'recruit'],
  ...['god_card', 'army_card', 'temple', 'village', 'nomads', 'festival', 'casualty', 'flip', 'discard'],
].map((sign) => `sign-${sign}`);
