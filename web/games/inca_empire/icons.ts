// Drawn on a grid of 24 units: lines take the text colour, `--kl` is the keyline of filled shapes.
const LINE = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const KEY = 'stroke="var(--kl)" stroke-width="1.4" stroke-linejoin="round"';

export const INCA_ICONS = {
  labor:
    `<path d="M12 3.4l8 8.6-8 8.6-8-8.6z" fill="#8a5f2b" ${KEY}/><path d="M12 3.4L20 12h-8z" fill="#b98645"/>` +
    `<path d="M12 3.4l8 8.6-8 8.6-8-8.6z" fill="none" ${KEY}/>`,
  road: `<path d="M4 21L10.4 3M20 21L13.6 3" ${LINE}/><path d="M12 5v2.6M12 10.6v3M12 16.6V20" ${LINE}/>`,
  city:
    `<path d="M3 20v-8l4.6-4L12 12v8z" fill="#e9dcc0" ${KEY}/>` +
    `<path d="M10 20V9l5.4-5.4L21 9v11z" fill="#f6ecd6" ${KEY}/>` +
    `<path d="M2 12.4L7.6 7.4l3 2.6M8.8 9.4l6.6-6.8 6.6 6.8z" fill="#c9744a" ${KEY}/>` +
    '<path d="M14 20v-5h3v5z" fill="var(--kl)"/>',
  garrison:
    `<path d="M4 21L5.6 8V3.6h3.2V7h2V3.6h2.4V7h2V3.6h3.2V8L20 21z" fill="#a79a84" ${KEY}/>` +
    '<path d="M9.6 21v-5c0-1.6 1-2.6 2.4-2.6s2.4 1 2.4 2.6v5z" fill="var(--kl)"/>',
  temple:
    `<path d="M2.4 20.8h19.2v-3.4H19v-4h-3v-4h-2.6V6h-2.8v3.4H8v4H5v4H2.4z" fill="#d9a02b" ${KEY}/>` +
    '<path d="M10.4 20.8v-4h3.2v4z" fill="var(--kl)"/>',
  terrace:
    `<path d="M2.6 20.6v-4h5v-4h5v-4h5v-4h4v16z" fill="#8fb55f" ${KEY}/>` +
    '<path d="M7.6 16.6h14M12.6 12.6h9M17.6 8.6h4" stroke="var(--kl)" stroke-width="1.2" fill="none"/>',
  military:
    `<path d="M12 2.6l8 2.8v6c0 5-3 8.2-8 10-5-1.8-8-5-8-10v-6z" fill="#9c4a28" ${KEY}/>` +
    '<path d="M12 6.6v10.6M7.6 10.6h8.8" stroke="#fff" stroke-width="1.8" fill="none" ' +
    'stroke-linecap="round"/>',
  destruction:
    `<path d="M4 20L10 4M20 20L14 4" ${LINE}/>` +
    '<path d="M6.6 9.4l10.8 7.2M17.4 9.4L6.6 16.6" fill="none" stroke="var(--bad)" stroke-width="2.2" ' +
    'stroke-linecap="round"/>',
  inca: `<path d="M12 3.2l8 8.8-8 8.8-8-8.8z" ${LINE}/><circle cx="12" cy="12" r="2" fill="currentColor"/>`,
  sun:
    `<circle cx="12" cy="12" r="4.2" ${LINE}/>` +
    '<path d="M12 2.6v3M12 18.4v3M2.6 12h3M18.4 12h3M5.4 5.4l2.1 2.1M16.5 16.5l2.1 2.1M18.6 5.4l-2.1 2.1' +
    `M7.5 16.5l-2.1 2.1" ${LINE}/>`,
  people:
    `<circle cx="12" cy="7.6" r="3.8" ${LINE}/>` + `<path d="M4.8 20.6c0-5 2.8-7.2 7.2-7.2s7.2 2.2 7.2 7.2z" ${LINE}/>`,
  sapa_inca: `<path d="M3.6 19V6.6l4.6 5L12 4l3.8 7.6 4.6-5V19z" ${LINE}/>`,
  region: `<path d="M3 6.4l6-2.8 6 2.8 6-2.8v14l-6 2.8-6-2.8-6 2.8zM9 3.6v14M15 6.4v14" ${LINE}/>`,
  cards: `<path d="M4 7.4l9.6-3.6 5.2 13.4-9.6 3.6z" ${LINE}/><path d="M8 4.2V3h11.6v14" ${LINE}/>`,
  network:
    `<circle cx="5" cy="18" r="2.4" ${LINE}/><circle cx="12" cy="7" r="2.4" ${LINE}/>` +
    `<circle cx="19.4" cy="15" r="2.4" ${LINE}/><path d="M6.4 16L10.7 9M13.8 8.7l4 4.6" ${LINE}/>`,
  whole: `<path d="M3.6 8.4V3.6h4.8M15.6 3.6h4.8v4.8M20.4 15.6v4.8h-4.8M8.4 20.4H3.6v-4.8" ${LINE}/>`,
  plus: `<path d="M12 4.6v14.8M4.6 12h14.8" ${LINE}/>`,
  minus: `<path d="M4.6 12h14.8" ${LINE}/>`,
  list: `<path d="M8.4 6H20M8.4 12H20M8.4 18H20M4 6h.6M4 12h.6M4 18h.6" ${LINE}/>`,
} as const;

export type IncaIcon = keyof typeof INCA_ICONS;
