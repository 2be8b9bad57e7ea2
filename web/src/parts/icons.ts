// Drawn on a grid of 24 units: lines take the text colour, `--kl` is the keyline of filled shapes.
const KEY = 'stroke="var(--kl)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const LINE = 'fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"';

export const ICONS = {
  undo:
    '<path d="M8.6 4.6L4 9.2l4.6 4.6M4.4 9.2h9.2c3.8 0 6.2 2.2 6.2 5.4s-2.4 5.4-6.2 5.4' +
    `H8" ${LINE} stroke-width="1.8"/>`,
  redo:
    '<path d="M15.4 4.6L20 9.2l-4.6 4.6M19.6 9.2h-9.2c-3.8 0-6.2 2.2-6.2 5.4s2.4 5.4 6.2 5.4' +
    `H16" ${LINE} stroke-width="1.8"/>`,
  hint:
    '<path d="M8.4 16.4c-2-1.4-3-3.4-3-5.6C5.4 7 8.2 4 12 4s6.6 3 6.6 6.8c0 2.2-1 4.2-3 5.6v1.8H8.4z' +
    `M9.4 21.2h5.2" ${LINE} stroke-width="1.8"/>`,
  rules:
    '<path d="M12 6.4C10.2 4.8 7.6 4.2 3.4 4.4v14.2c4.2-.2 6.8.4 8.6 2 1.8-1.6 4.4-2.2 8.6-2' +
    `V4.4c-4.2-.2-6.8.4-8.6 2zM12 6.4v14" ${LINE} stroke-width="1.7"/>`,
  log: `<path d="M8.4 6H20M8.4 12H20M8.4 18H20M4 6h.6M4 12h.6M4 18h.6" ${LINE} stroke-width="2"/>`,
  chat: `<path d="M4 4.6h16v11.6h-8.6L6.6 20.4v-4.2H4z" ${LINE} stroke-width="1.8"/>`,
  menu: `<path d="M4 7h16M4 12h16M4 17h16" ${LINE} stroke-width="2"/>`,
  clock:
    `<circle cx="12" cy="12.4" r="8.2" ${LINE} stroke-width="1.8"/>` +
    `<path d="M12 7.6v5l3.2 2" ${LINE} stroke-width="1.8"/>`,
  globe:
    `<circle cx="12" cy="12" r="8.6" ${LINE} stroke-width="1.7"/>` +
    `<path d="M3.6 12h16.8M12 3.4c5 5 5 12.2 0 17.2-5-5-5-12.2 0-17.2z" ${LINE} stroke-width="1.5"/>`,
  moon: `<path d="M19.6 14.6A8.2 8.2 0 1 1 9.4 4.4a6.6 6.6 0 0 0 10.2 10.2z" ${LINE} stroke-width="1.8"/>`,
  lock: `<path d="M5.4 10.8h13.2v9.6H5.4zM8.2 10.8V8a3.8 3.8 0 0 1 7.6 0v2.8" ${LINE} stroke-width="1.8"/>`,
  replay: `<path d="M7 4.6l11.6 7.4L7 19.4z" ${LINE} stroke-width="1.8"/>`,
  zoom:
    `<circle cx="10.6" cy="10.6" r="6.6" ${LINE} stroke-width="1.8"/>` +
    `<path d="M15.6 15.6l5 5M7.8 10.6h5.6M10.6 7.8v5.6" ${LINE} stroke-width="1.8"/>`,
  people:
    `<circle cx="8" cy="8.4" r="3" fill="#B97A4E" ${KEY}/>` +
    `<circle cx="16.4" cy="9.4" r="2.6" fill="#B97A4E" ${KEY}/>` +
    `<path d="M2.6 20.4c0-5 1.8-7.4 5.4-7.4s5.4 2.4 5.4 7.4z" fill="#C9744A" ${KEY}/>` +
    `<path d="M13.6 20.4h7.8c0-4.4-1.6-6.8-5-6.8-1.4 0-2.4.4-3.2 1.2" fill="#6E9B4E" ${KEY}/>`,
  score:
    `<path d="M4 21V11h4.6v10zM9.7 21V5h4.6v16zM15.4 21v-7.4H20V21z" fill="#F0C766" ${KEY}/>` +
    `<path d="M2.6 21h18.8" ${LINE} stroke-width="1.5"/>`,
  place:
    `<path d="M2.6 18.6L12 14l9.4 4.6L12 22.6z" fill="#6E9B4E" ${KEY}/>` +
    `<path d="M8.4 18c0-4.6 1.2-6.4 3.6-6.4s3.6 1.8 3.6 6.4c-2 1-5.2 1-7.2 0z" fill="#C9744A" ${KEY}/>` +
    `<circle cx="12" cy="8.2" r="3" fill="#B97A4E" ${KEY}/><path d="M12 1.2v2.6" ${LINE} stroke-width="1.5"/>`,
  pyramids:
    `<path d="M1.8 20.4L10.4 5l8.6 15.4z" fill="#F0C766" ${KEY}/>` +
    `<path d="M10.4 5l3 15.4H19z" fill="#D9A02B" ${KEY}/>` +
    `<path d="M14.6 20.4l3.6-6.2 4 6.2z" fill="#D9A02B" ${KEY}/>`,
  points:
    '<path d="M12 1.8l3 4.1 5 -.4-.8 4.9 3 4-4.6 2.1-1.4 4.8-4.2-2.7-4.2 2.7-1.4-4.8L1.8 14.4l3-4' +
    `L4 5.5l5 .4z" fill="#F0C766" ${KEY}/>`,
  sun_theme:
    '<circle cx="12" cy="12" r="4.4" fill="none" stroke="currentColor" stroke-width="1.8"/>' +
    '<path d="M12 2.6v2.6M12 18.8v2.6M2.6 12h2.6M18.8 12h2.6M5.4 5.4l1.8 1.8M16.8 16.8l1.8 1.8' +
    'M5.4 18.6l1.8-1.8M16.8 7.2l1.8-1.8" fill="none" stroke="currentColor" stroke-width="1.8" ' +
    'stroke-linecap="round"/>',
  close:
    '<path d="M5.6 5.6l12.8 12.8M18.4 5.6' +
    'L5.6 18.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  first: `<path d="M6 5v14M18.4 5.4L9.4 12l9 6.6z" ${LINE} stroke-width="1.8"/>`,
  last: `<path d="M18 5v14M5.6 5.4l9 6.6-9 6.6z" ${LINE} stroke-width="1.8"/>`,
  back: `<path d="M14.6 5.6L8.2 12l6.4 6.4" ${LINE} stroke-width="2"/>`,
  forward: `<path d="M9.4 5.6l6.4 6.4-6.4 6.4" ${LINE} stroke-width="2"/>`,
  pause: '<path d="M8 5v14M16 5v14" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  link:
    '<path d="M10 13.8a4 4 0 0 0 5.8.2l3-3a4 4 0 0 0-5.8-5.6l-1.4 1.4' +
    'M14 10.2a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.8 5.6l1.4-1.4" fill="none" stroke="currentColor" ' +
    'stroke-width="1.8" stroke-linecap="round"/>',
  down: `<path d="M5 9l7 7l7 -7" ${LINE} stroke-width="2.4" />`,
  download: `<path d="M12 3.6v11M7.4 10.4l4.6 4.6 4.6-4.6M4.4 20.2h15.2" ${LINE} stroke-width="1.8"/>`,
  branch: `<path d="M7 21V12c0-5 10-2 10-8M7 21V3M17 4l-2.6 2.4M17 4l2.4 2.6" ${LINE} stroke-width="1.8"/>`,
  eye:
    '<path d="M2.4 12C5 7.4 8.4 5.4 12 5.4s7 2 9.6 6.6c-2.6 4.6-6 6.6-9.6 6.6S5 16.6 2.4 12z" fill="none" ' +
    'stroke="currentColor" stroke-width="1.8"/>' +
    '<circle cx="12" cy="12" r="3" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  restart: `<path d="M5 4.6v5h5M5.6 9.2A7.6 7.6 0 1 1 4.4 13.4" ${LINE} stroke-width="1.8"/>`,
  check: `<path d="M4.6 12.6l5 5L19.6 7" ${LINE} stroke-width="2.2"/>`,
  robot:
    `<path d="M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M3 13v3M21 13v3" ${LINE} stroke-width="1.8"/>` +
    '<circle cx="12" cy="4" r="1.4" fill="currentColor"/>',
  note: `<path d="M5 3.6h14v12l-5 4.8H5zM14 20.4v-4.8h5M8.4 8h7.2M8.4 12h4.6" ${LINE} stroke-width="1.7"/>`,
} as const;

export type IconName = keyof typeof ICONS;
