// Symbols of Cuzco on a grid of 24 units: lines take the text colour, `--kl` is the keyline of filled shapes.
const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const hexagon = (x: number, y: number, r: number): string => {
  const w = Math.round(r * 8.66) / 10;
  return `M${x} ${y - r}l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}z`;
};

/** What a seat has. */
export const ICONS = {
  inca:
    '<path d="M5 21.5C4 12 7.6 9.6 12 9.6S20 12 19 21.5z" fill="currentColor"/>' +
    '<circle cx="12" cy="5.4" r="4" fill="currentColor"/>',
  token: `<circle cx="12" cy="12" r="9" ${line}/><path d="M12 7.6v8.8M7.6 12h8.8" ${line}/>`,
  double: `<path d="${hexagon(7, 12, 6)}${hexagon(17.4, 12, 6)}" ${line}/>`,
  crop: `<path d="${hexagon(12, 12, 9.5)}" ${line}/><path d="M7.6 9.2h8.8M7.6 12.4h8.8M7.6 15.6h8.8" ${line}/>`,
  village: `<path d="${hexagon(12, 12, 9.5)}" ${line}/><path d="M8 16.6v-5L12 8l4 3.6v5z" fill="currentColor"/>`,
  card: `<rect x="6" y="3.6" width="12" height="16.8" rx="2" ${line}/>`,
} as const;

/** Signs of the actions in the valley. */
export const DOINGS = {
  plus: `<path d="M12 5v14M5 12h14" ${line}/>`,
  minus: `<path d="M5 12h14" ${line}/>`,
  whole: `<path d="M4.6 9V4.6H9M15 4.6h4.4V9M19.4 15v4.4H15M9 19.4H4.6V15" ${line}/>`,
  turn: `<path d="M18.4 8.4A7.6 7.6 0 1 0 19.6 13M19 3.6v5.2h-5.2" ${line}/>`,
  levels: `<path d="M12 3.6L3.6 8.4l8.4 4.8 8.4-4.8zM3.6 12.6l8.4 4.8 8.4-4.8M3.6 16.8l8.4 4.8 8.4-4.8" ${line}/>`,
  look: `<path d="M6 9.6l6 6 6-6" ${line}/>`,
} as const;
