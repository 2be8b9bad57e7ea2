import { t, topic, type Topics } from '$kit';
import { INCAS, isTile } from './content';
import type { CuzcoView } from './view';
import type { Game as G } from './types';

const TOOL_RULES: Record<string, readonly string[]> = {
  triple: ['CZ-G06', 'CZ-T05', 'CZ-T18'],
  double: ['CZ-G07', 'CZ-T05', 'CZ-T06'],
  single_crop: ['CZ-G08', 'CZ-T05', 'CZ-O02'],
  single_village: ['CZ-G08', 'CZ-T05', 'CZ-O02'],
  pond: ['CZ-P01', 'CZ-P05', 'CZ-P07'],
  enter: ['CZ-M05', 'CZ-M04', 'CZ-M09'],
  move: ['CZ-M08', 'CZ-M09', 'CZ-M10'],
  temple: ['CZ-B01', 'CZ-B05', 'CZ-B09'],
};
const HAS: Record<string, string> = {
  inca: 'enter',
  double: 'double',
  crop: 'single_crop',
  village: 'single_village',
};
const GROUND_RULES: Record<string, readonly string[]> = {
  crop: ['CZ-M09', 'CZ-T15', 'CZ-T05'],
  village: ['CZ-V01', 'CZ-V03', 'CZ-B03'],
  land: ['CZ-T03', 'CZ-T15'],
  pond: ['CZ-P05', 'CZ-P07', 'CZ-P13'],
  mountain: ['CZ-O01', 'CZ-O04', 'CZ-M04'],
  forest: ['CZ-O01', 'CZ-O04', 'CZ-M04'],
};
const tool = topic<G>(
  (value) => t(`web-cuzco-tool-${value === 'move' ? 'enter' : value}`),
  (value) => TOOL_RULES[value] ?? [],
  t,
);
/** The rule that keeps a greyed tool from being taken up, as far as the position tells; null out of turn. */
function refusalOf(value: string, view: CuzcoView, seat: number | null): string | null {
  if (seat === null || seat !== view.active || view.point === 'game_over') return null;
  if (view.point === 'mandatory_tile' && !isTile(value)) return 'CZ-R03';
  const stock = view.stock[seat];
  const left: Record<string, readonly [number, string]> = {
    triple: [view.triples, 'CZ-Z04'],
    double: [stock?.doubles ?? 0, 'CZ-Z04'],
    single_crop: [stock?.crops ?? 0, 'CZ-Z04'],
    single_village: [stock?.villages ?? 0, 'CZ-Z04'],
    pond: [view.ponds, 'CZ-Z06'],
    enter: [INCAS - (view.incas[seat]?.length ?? 0), 'CZ-Z05'],
  };
  const [count, rule] = left[value] ?? [1, ''];
  if (count === 0) return rule;
  if (view.ap === 0) return 'CZ-R05';
  return value === 'temple' ? 'CZ-B01' : value === 'enter' ? 'CZ-M04' : null;
}
const card = topic<G>((code) => t(`cuzco-card-${code}`), ['CZ-F05', 'CZ-F06'], t);

/** Everything on the board of Cuzco that explains itself. */
export const topics: Topics<G> = {
  tool,
  take: tool,
  refused: topic<G>(
    tool.name,
    (value, here) => {
      const refusal = refusalOf(value, here.view, here.seat);
      return refusal ? [refusal] : (TOOL_RULES[value] ?? []);
    },
    t,
  ),
  has: topic<G>(
    (icon) => t(`web-cuzco-has-${icon}`),
    (icon) =>
      icon === 'token' ? ['CZ-R06'] : icon === 'card' ? ['CZ-F05', 'CZ-C04'] : (TOOL_RULES[HAS[icon] ?? ''] ?? []),
    t,
  ),
  ap: topic<G>('web-cuzco-action-points', ['CZ-R02', 'CZ-R03', 'CZ-R05'], t),
  token: topic<G>('web-cuzco-has-token', ['CZ-R06'], t),
  endActions: topic<G>('web-cuzco-end', ['CZ-R07', 'CZ-F01'], t),
  floors: topic<G>('web-cuzco-floors', ['CZ-G11', 'CZ-B08'], t),
  card,
  draw: topic<G>(
    (kind, { view }) =>
      kind === 'draw_face_up' && view.face_up ? t(`cuzco-card-${view.face_up}`) : t('web-cuzco-pile'),
    (kind) => (kind === 'draw_face_up' ? ['CZ-F05', 'CZ-C01', 'CZ-C02'] : ['CZ-C01', 'CZ-C04', 'CZ-C06']),
    t,
  ),
  levels: topic<G>('web-cuzco-levels', ['CZ-T15', 'CZ-V05'], t),
  triples: topic<G>('web-cuzco-triples-left', ['CZ-T18', 'CZ-E03'], t),
  ground: topic<G>(
    (kind) => t(`web-cuzco-${kind}`),
    (kind) => GROUND_RULES[kind] ?? [],
    t,
  ),
  temple: topic<G>('web-cuzco-temple', ['CZ-B05', 'CZ-B09', 'CZ-F15', 'CZ-E05'], t),
  disc: topic<G>('web-cuzco-temple', ['CZ-F17', 'CZ-F18', 'CZ-B13'], t),
  inca: topic<G>(
    (seat, { names }) => t('web-cuzco-inca-of', { name: names[Number(seat)] ?? '' }),
    ['CZ-V05', 'CZ-M08', 'CZ-M09'],
    t,
  ),
  area: topic<G>('web-cuzco-village', ['CZ-V03', 'CZ-V08', 'CZ-B05', 'CZ-E05'], t),
  water: topic<G>('web-cuzco-pond', ['CZ-P05', 'CZ-P07', 'CZ-P09'], t),
  festival: topic<G>('web-cuzco-festival-ask', ['CZ-F02', 'CZ-F08', 'CZ-F15'], t),
  round: topic<G>('web-cuzco-last-turns', ['CZ-E01', 'CZ-E03'], t),
  score: topic<G>('cuzco-board-points', ['CZ-E12', 'CZ-E13'], t),
};

/** What the key of symbols lists. */
export const symbols: readonly string[] = [
  ...['triple', 'double', 'single_crop', 'single_village', 'pond', 'enter', 'temple'].map((tool) => `tool-${tool}`),
  ...['M', 'L', 'K', 'ML', 'LK', 'MK'].map((code) => `card-${code}`),
  ...['inca', 'token', 'card', 'double', 'crop', 'village'].map((icon) => `has-${icon}`),
];
