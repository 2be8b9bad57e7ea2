// Tawantinsuyu's own symbols on the grid of 24 units: lines take the text colour, `--kl` is the keyline of
// filled shapes, `--pip` the ground that shows through a glyph.
const KEY = 'stroke="var(--kl)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const LINE = 'fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"';

export const SIGNS = {
  potato:
    '<path d="M4.6 14.2c-1-4.2 2.2-8.6 7.3-9 5-.4 8.1 3 7.6 7.7-.5 4.6-4.3 6.6-8.2 ' +
    `6.3-3.7-.3-6.1-2.2-6.7-5z" fill="#C79A6B" ${KEY}/>` +
    '<path d="M8.6 11.2l1.2.6M13.6 9l1.3-.4M11.6 14.6l1.4.3M15.8 13.4l.9-.8' +
    `M8.8 15.4l.8.5" fill="none" ${KEY}/>`,
  maize:
    '<path d="M12 2.8c2.9 2.2 3.9 5.6 3.9 8.8 0 3.6-1.6 6.4-3.9 8-2.3-1.6-3.9-4.4-3.9-8 0-3.2 1-6.6 ' +
    `3.9-8.8z" fill="#EDBE3F" ${KEY}/>` +
    '<path d="M12 5v13M9 8.4h6M8.3 11.6h7.4" fill="none" stroke="var(--kl)" stroke-linejoin="round" ' +
    'stroke-linecap="round" stroke-width="1.1"/>' +
    '<path d="M12 21.2c-4.6-.2-7-3.4-6.9-8.8 3 .8 5.4 3 6.9 8.8z' +
    `M12 21.2c4.6-.2 7-3.4 6.9-8.8-3 .8-5.4 3-6.9 8.8z" fill="#6E9B4E" ${KEY}/>`,
  stone:
    `<path d="M12 3.6l8 4.3v8.6l-8 4-8-4V7.9z" fill="#B3A78F" ${KEY}/>` +
    '<path d="M12 3.6l8 4.3-8 4.1-8-4.1z" fill="#CFC5B1"/><path d="M12 12v8.5l8-4V7.9z" fill="#8E836E"/>' +
    `<path d="M12 3.6l8 4.3v8.6l-8 4-8-4V7.9zM4 7.9l8 4.1 8-4.1M12 12v8.5" fill="none" ${KEY}/>`,
  gold:
    `<path d="M6.6 9.2L9 6h9l3.2 8.6-2.6 3.8H2.8z" fill="#D9A02B" ${KEY}/>` +
    `<path d="M6.6 9.2L9 6h9l-2.2 3.2z" fill="#F0C766" ${KEY}/>` +
    `<path d="M15.8 9.2l2.8 9.2" fill="none" ${KEY}/>`,
  food:
    '<circle cx="12" cy="12" r="8.6" fill="#EDBE3F"/>' +
    '<path d="M18.1 5.9A8.6 8.6 0 0 1 5.9 18.1z" fill="#C79A6B"/>' +
    `<circle cx="12" cy="12" r="8.6" fill="none" ${KEY}/>` +
    '<path d="M18.1 5.9L5.9 18.1M8 8.2l2.6-2.4M7.6 11.2l4.6-4.6M14.4 15.6l1.2.4' +
    'M17 13l.8-.8" fill="none" stroke="var(--kl)" stroke-linejoin="round" stroke-linecap="round" ' +
    'stroke-width="1.2"/>',
  vp:
    '<path d="M12 1.8l3 4.1 5 -.4-.8 4.9 3 4-4.6 2.1-1.4 4.8-4.2-2.7-4.2 2.7-1.4-4.8L1.8 14.4l3-4' +
    `L4 5.5l5 .4z" fill="#F0C766" ${KEY}/>`,
  steps:
    `<path d="M3 20.2v-4.4h4.6v-4.4h4.6V7h4.6V2.9H21v17.3z" fill="#CFC5B1" ${KEY}/>` +
    '<path d="M7.6 15.8H21M12.2 11.4H21M16.8 7' +
    'H21" fill="none" stroke="var(--kl)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.1"/>',
  building:
    `<path d="M4.6 11.6h14.8v9H4.6z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M2.4 12L7 3.6h10l4.6 8.4z" fill="#C9744A" ${KEY}/>` +
    '<path d="M9.6 20.6l.8-6h3.2l.8 6z" fill="var(--kl)"/>',
  statue:
    `<path d="M7.4 21v-2.2h9.2V21z" fill="#8E836E" ${KEY}/>` +
    `<path d="M8.6 18.8l.6-6.4h5.6l.6 6.4z" fill="#D9A02B" ${KEY}/>` +
    `<path d="M7.2 4.4L9 2.6h6l1.8 1.8-1 3.2H8.2z" fill="#F0C766" ${KEY}/>` +
    `<path d="M9 7.6h6v4.8H9z" fill="#D9A02B" ${KEY}/><path d="M10.8 9.4v.6M13.2 9.4v.6" fill="none" ${KEY}/>` +
    `<path d="M6.4 12.8l2.6 1.4M17.6 12.8L15 14.2" ${LINE} stroke-width="1.5"/>`,
  weaving:
    `<path d="M4 3.4h16v14H4z" fill="#B4532A" ${KEY}/>` +
    '<path d="M12 5l5.2 5.4L12 15.8l-5.2-5.4z" fill="#F0C766"/>' +
    '<path d="M12 8l2.4 2.4L12 12.8l-2.4-2.4z" fill="#B4532A"/>' +
    `<path d="M5.6 17.6v3.2M9 17.6v3.2M12 17.6v3.2M15 17.6v3.2M18.4 17.6v3.2" ${LINE} stroke-width="1.5"/>`,
  merchant:
    `<path d="M12 3v15.4M5 6.2h14M8.4 20.6h7.2l-1-2.2H9.4z" ${LINE} stroke-width="1.5"/>` +
    `<path d="M2.4 13.4L5 6.4l2.6 7zM16.4 13.4l2.6-7 2.6 7z" ${LINE} stroke-width="1.2"/>` +
    '<path d="M1.8 13.4h6.4c-.3 2-1.5 3-3.2 3s-2.9-1-3.2-3z' +
    `M15.8 13.4h6.4c-.3 2-1.5 3-3.2 3s-2.9-1-3.2-3z" fill="#D9A02B" ${KEY}/>`,
  train:
    `<path d="M20.6 3.4L6 18" ${LINE} stroke-width="2"/>` +
    `<path d="M21.6 2.4l-1 4.6-3.6-3.6z" fill="currentColor" ${KEY}/>` +
    `<circle cx="9.4" cy="11.6" r="6.4" fill="#B5382E" ${KEY}/>` +
    '<path d="M9.4 7.4l1.3 2.9 2.9 1.3-2.9 1.3-1.3 2.9-1.3-2.9-2.9-1.3 2.9-1.3z" fill="#F0C766"/>',
  produce1:
    `<path d="M3.4 13.4h10.8v7.4H3.4z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M1.8 13.6l3.4-6.2h7.2l3.4 6.2z" fill="#C9744A" ${KEY}/>` +
    `<path d="M15.4 18.2c4.2 0 5.4-2.6 5.4-7V5.4M17.8 8.2l3-3.4 2.2 3.2" ${LINE} stroke-width="1.8"/>`,
  worship:
    `<path d="M12 1.6v3M5 4.4l2 2M19 4.4l-2 2M2.6 10.6h2.6M21.4 10.6h-2.6" ${LINE} stroke-width="1.5"/>` +
    `<path d="M8.6 21.2l1-8h4.8l1 8z" fill="#D9A02B" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.4" fill="#F0C766" ${KEY}/>` +
    `<path d="M6.2 21.2h11.6" ${LINE} stroke-width="1.5"/>`,
  offering:
    '<path d="M12 2.4c2.6 2.4 3 4.6 3 5.8 0 2-1.3 3.2-3 3.2s-3-1.2-3-3.2c0-1.2.4-3.4 3-5.8z" ' +
    `fill="#E98A3C" ${KEY}/>` +
    `<path d="M3.4 12.4h17.2c-.4 4.4-3.4 6.4-8.6 6.4s-8.2-2-8.6-6.4z" fill="#C9744A" ${KEY}/>` +
    `<path d="M8.2 21.4h7.6l-1-2.6H9.2z" fill="#C9744A" ${KEY}/>` +
    '<path d="M6.6 15.2l1.8-1.4 1.8 1.4 1.8-1.4 1.8 1.4 1.8-1.4 1.8 1.4" fill="none" stroke="var(--kl)" ' +
    'stroke-linejoin="round" stroke-linecap="round" stroke-width="1.1"/>',
  rejuvenate:
    `<path d="M19.6 9.4A8.3 8.3 0 0 0 5 7.6M4.4 14.6A8.3 8.3 0 0 0 19 16.4" ${LINE} stroke-width="1.9"/>` +
    `<path d="M5.6 3.4L4.6 8.2l4.6-.2M18.4 20.6l1-4.8-4.6.2" ${LINE} stroke-width="1.9"/>` +
    '<path d="M8.6 14.6c0-3.6 2-5.8 6.6-6 .2 4.6-2 6.8-5.4 6.8z' +
    'M8 16.4l3.4-3.6" fill="#6E9B4E" stroke="var(--kl)" stroke-linejoin="round" stroke-linecap="round" ' +
    'stroke-width="1.2"/>',
  conquest:
    `<path d="M6 21.6V2.6" ${LINE} stroke-width="1.9"/>` +
    `<path d="M6 3.6h13.6l-3 4 3 4H6z" fill="#B5382E" ${KEY}/>` +
    '<path d="M10 5.4h2v2h2v2h-2v.4h-2v-.4H8.6v-2H10z" fill="#F0C766"/>',
  produce:
    `<path d="M5.6 13.4h12.8v7.4H5.6z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M3.6 13.8L7.6 7h8.8l4 6.8z" fill="#C9744A" ${KEY}/>` +
    `<path d="M12 1.6v3M6.4 2.6l1.2 2.2M17.6 2.6l-1.2 2.2" ${LINE} stroke-width="1.8"/>` +
    '<path d="M10 20.8l.7-4.8h2.6l.7 4.8z" fill="var(--kl)"/>',
  move_priest:
    `<path d="M12 3.2a8.8 8.8 0 1 1-8.4 6.2" ${LINE} stroke-width="1.9"/>` +
    `<path d="M2.6 13l1-4.2 4 1.6" ${LINE} stroke-width="1.9"/>` +
    `<path d="M9.2 16.6l.8-4.4h4l.8 4.4z" fill="#D9A02B" ${KEY}/>` +
    `<circle cx="12" cy="9.4" r="2.4" fill="#F0C766" ${KEY}/>`,
  pray:
    '<path d="M7.8 21.2l1.4-7.4h5.6l1.4 7.4z" fill="#F7EFDD" stroke="var(--kl)" stroke-width="1.5" ' +
    'stroke-linejoin="round"/>' +
    '<circle cx="12" cy="8.8" r="2.8" fill="#F7EFDD" stroke="var(--kl)" stroke-width="1.5"/>' +
    `<path d="M9.4 14.6L5 11V5.4M14.6 14.6L19 11V5.4" ${LINE} stroke-width="1.9"/>` +
    `<path d="M12 1.6v2.2" ${LINE} stroke-width="1.5"/>`,
  recruit:
    `<circle cx="9.4" cy="7.6" r="3.6" fill="#C9744A" ${KEY}/>` +
    `<path d="M2.8 20.6c0-5 2.4-7.6 6.6-7.6s6.6 2.6 6.6 7.6z" fill="#C9744A" ${KEY}/>` +
    `<path d="M19 5.4v6.4M15.8 8.6h6.4" ${LINE} stroke-width="2"/>`,
  inti:
    '<circle cx="12" cy="12" r="4.9" fill="currentColor"/>' +
    '<path d="M10.24 5.64L12.00 1.20L13.76 5.64zM15.25 6.26L19.64 4.36L17.74 8.75z' +
    'M18.36 10.24L22.80 12.00L18.36 13.76zM17.74 15.25L19.64 19.64L15.25 17.74z' +
    'M13.76 18.36L12.00 22.80L10.24 18.36zM8.75 17.74L4.36 19.64L6.26 15.25z' +
    'M5.64 13.76L1.20 12.00L5.64 10.24zM6.26 8.75L4.36 4.36L8.75 6.26z" fill="currentColor"/>',
  quilla:
    '<path d="M15.8 2.8A9.7 9.7 0 1 0 15.8 21.2 11 11 0 0 1 15.8 2.8z" fill="currentColor"/>' +
    '<circle cx="17" cy="12" r="2.3" fill="currentColor"/>',
  illapa:
    '<path d="M3 7l4.5 -4 4.5 4 4.5-4L21 7M3 13.8l4.5-4 4.5 4 4.5-4 4.5 4' +
    'M3 20.6l4.5-4 4.5 4 4.5-4 4.5 4" fill="none" stroke="currentColor" stroke-width="2.5" ' +
    'stroke-linejoin="miter"/>',
  cocha:
    '<path d="M21 20.5H3.5v-17h17v12.7H8V8h8v4h-3.6" fill="none" stroke="currentColor" stroke-width="2.6" ' +
    'stroke-linejoin="miter"/>',
  pacha:
    '<path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z" fill="currentColor"/>' +
    '<path d="M6 6h2v2H6zM16 6h2v2h-2zM6 16h2v2H6zM16 16h2v2h-2z" fill="var(--pip,#fff)"/>',
  vira:
    '<path d="M9 2.5h6V6h3v3h3.5v6H18v3h-3v3.5H9V18H6v-3H2.5V9H6V6h3z' +
    'M12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z" fill="currentColor" fill-rule="evenodd"/>',
  architect:
    `<path d="M4.6 22.2c0-6 2.6-9.2 7.4-9.2s7.4 3.2 7.4 9.2z" fill="#3E7CB1" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.9" fill="#B97A4E" ${KEY}/>` +
    `<path d="M7 8.6V4.2h10v4.4z" fill="#3E7CB1" ${KEY}/><path d="M5.4 8.7h13.2" fill="none" ${KEY}/>` +
    '<path d="M9.4 20.4V17h5.2v3.4" fill="none" stroke="#fff" stroke-width="1.5"/>',
  craftsman:
    `<path d="M4.6 22.2c0-6 2.6-9.2 7.4-9.2s7.4 3.2 7.4 9.2z" fill="#5C9A4A" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.9" fill="#B97A4E" ${KEY}/>` +
    `<path d="M7.2 8.8c0-3.8 2-5.8 4.8-5.8s4.8 2 4.8 5.8z" fill="#5C9A4A" ${KEY}/>` +
    '<circle cx="12" cy="2.5" r="1.2" fill="#5' +
    'C9A4A" stroke="var(--kl)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1"/>' +
    '<path d="M12 16l2.4 2.4-2.4 2.4-2.4-2.4z" fill="#fff"/>',
  warrior:
    `<path d="M4.6 22.2c0-6 2.6-9.2 7.4-9.2s7.4 3.2 7.4 9.2z" fill="#C0432F" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.9" fill="#B97A4E" ${KEY}/>` +
    `<path d="M7.4 9L12 1.4 16.6 9z" fill="#C0432F" ${KEY}/>` +
    `<path d="M12 1.6v3.2" ${LINE} stroke-width="1.5"/>` +
    '<path d="M9.2 16.2l5.6 4.6M14.8 16.2l-5.6 4.6" stroke="#fff" stroke-width="1.6"/>',
  courier:
    `<path d="M4.6 22.2c0-6 2.6-9.2 7.4-9.2s7.4 3.2 7.4 9.2z" fill="#E2B33A" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.9" fill="#B97A4E" ${KEY}/>` +
    '<path d="M8 8h8" fill="none" stroke="var(--kl)" stroke-linejoin="round" stroke-linecap="round" ' +
    'stroke-width="2.4"/><path d="M8 8h8" stroke="#E2B33A" stroke-width="1.2"/>' +
    `<path d="M14.6 7.4c.2-3 1.6-5 4.6-5.8.2 2.8-.8 5-3.2 6.2z" fill="#E2B33A" ${KEY}/>` +
    '<path d="M8.6 19.6l3.4-3 3.4 3" fill="none" stroke="#5a3a12" stroke-width="1.6"/>',
  priest:
    `<path d="M4.6 22.2c0-6 2.6-9.2 7.4-9.2s7.4 3.2 7.4 9.2z" fill="#F4EDDF" ${KEY}/>` +
    `<circle cx="12" cy="9.6" r="3.9" fill="#B97A4E" ${KEY}/>` +
    `<path d="M7.6 8.8V5.6h2V3.4h1.6V1.6h1.6v1.8h1.6v2.2h2v3.2z" fill="#F0C766" ${KEY}/>` +
    '<circle cx="12" cy="18.4" r="2" fill="#B4532A"/>',
  high_priest:
    '<path d="M10.37 3.96L12.00 1.20L13.63 3.96zM15.92 4.80L18.94 3.73L18.41 6.89z' +
    'M19.63 9.00L22.64 10.12L20.20 12.21zM19.77 14.61L21.35 17.40L18.15 17.43z' +
    'M16.28 18.99L15.69 22.15L13.22 20.11zM10.78 20.11L8.31 22.15L7.72 18.99z' +
    'M5.85 17.43L2.65 17.40L4.23 14.61zM3.80 12.21L1.36 10.12L4.37 9.00z' +
    'M5.59 6.89L5.06 3.73L8.08 4.80z" transform="translate(0 -2.6)" fill="#D9A02B"/>' +
    `<circle cx="12" cy="9.4" r="6.6" fill="#F0C766" ${KEY}/>` +
    `<path d="M4.2 22.4c.2-5.4 2.8-8.6 7.8-8.6s7.6 3.2 7.8 8.6z" fill="#B4532A" ${KEY}/>` +
    `<circle cx="12" cy="10" r="3.4" fill="#B97A4E" ${KEY}/>` +
    `<path d="M8.6 8.8L12 5l3.4 3.8z" fill="#B4532A" ${KEY}/>`,
  god_card:
    `<rect x="4.4" y="2.2" width="15.2" height="19.6" rx="2.2" fill="#EFE1C2" ${KEY}/>` +
    '<circle cx="12" cy="10" r="3" fill="#B4532A"/>' +
    '<path d="M10.85 8.27L12.00 6.20L13.15 8.27zM13.82 8.55L16.10 7.90L15.45 10.18z' +
    'M15.73 10.85L17.80 12.00L15.73 13.15zM15.45 13.82L16.10 16.10L13.82 15.45z' +
    'M13.15 15.73L12.00 17.80L10.85 15.73zM10.18 15.45L7.90 16.10L8.55 13.82z' +
    'M8.27 13.15L6.20 12.00L8.27 10.85zM8.55 10.18L7.90 7.90' +
    `L10.18 8.55z" transform="translate(0 -2)" fill="#B4532A"/><path d="M8 18.4h8" fill="none" ${KEY}/>`,
  army_card:
    `<rect x="4.4" y="2.2" width="15.2" height="19.6" rx="2.2" fill="#D9A08C" ${KEY}/>` +
    `<path d="M12 5.4l4.2 1.8v3.6c0 3-1.8 4.8-4.2 5.8-2.4-1-4.2-2.8-4.2-5.8V7.2z" fill="#B5382E" ${KEY}/>` +
    `<path d="M8 18.8h8" fill="none" ${KEY}/>`,
  temple:
    `<path d="M2.4 20.8h19.2v-3.4h-2.6v-4h-3v-4h-2.6V6h-2.8v3.4H8v4H5v4H2.4z" fill="#D9A02B" ${KEY}/>` +
    '<path d="M10.4 20.8v-4h3.2v4z" fill="var(--kl)"/>',
  village:
    `<path d="M2.6 20.4v-6l4-3.4 4 3.4v6zM13 20.4v-8l4.2-3.6 4.2 3.6v8z" fill="#C9744A" ${KEY}/>` +
    `<path d="M5.6 20.4v-3.2h2v3.2M16.2 20.4v-3.6h2v3.6" fill="none" ${KEY}/>`,
  nomads:
    `<path d="M2.4 20.4L12 4.4l9.6 16z" fill="#D9B98A" ${KEY}/>` +
    `<path d="M12 4.4L8.8 2.6M12 4.4l3.2-1.8" ${LINE} stroke-width="1.5"/>` +
    '<path d="M9 20.4l3-6.4 3 6.4z" fill="var(--kl)"/>',
  festival:
    `<path d="M12 22V8" ${LINE} stroke-width="1.8"/>` +
    `<path d="M12 8.6L3.4 3.4v8zM12 8.6l8.6-5.2v8z" fill="#B4532A" ${KEY}/>` +
    '<path d="M5.6 6.6v2.6M18.4 6.6v2.6" stroke="#F0C766" stroke-width="1.6"/>' +
    `<path d="M7 16.4l5 3 5-3" ${LINE} stroke-width="1.5"/>`,
  place:
    `<path d="M2.6 18.6L12 14l9.4 4.6L12 22.6z" fill="#6E9B4E" ${KEY}/>` +
    `<path d="M8.4 18c0-4.6 1.2-6.4 3.6-6.4s3.6 1.8 3.6 6.4c-2 1-5.2 1-7.2 0z" fill="#C9744A" ${KEY}/>` +
    `<circle cx="12" cy="8.2" r="3" fill="#B97A4E" ${KEY}/><path d="M12 1.2v2.6" ${LINE} stroke-width="1.5"/>`,
  casualty:
    `<path d="M12 2.8l7.4 3v5.6c0 5-3 8-7.4 9.8-4.4-1.8-7.4-4.8-7.4-9.8V5.8z" fill="#8E836E" ${KEY}/>` +
    `<path d="M12.6 4l-2 5 3 2-3.4 4 2 4.4" ${LINE} stroke-width="1.6"/>`,
  flip: `<path d="M12 3.400l6.6 2.600v5c0 4.4-2.6 7.2-6.6 8.8-4-1.6-6.6-4.4-6.6-8.800v-5z" fill="#FFFDF8" ${KEY}/>`,
  discard: `<path d="M12 3.400l6.6 2.600v5c0 4.4-2.6 7.2-6.6 8.8-4-1.6-6.6-4.4-6.6-8.800v-5z" fill="#B5382E" ${KEY}/>`,
  die:
    `<path d="M4 4h16v16H4z" fill="#FFFBF0" ${KEY}/>` +
    '<path d="M8 8h.1M16 8h.1M12 12h.1M8 16h.1' +
    'M16 16h.1" stroke="#1F2A37" stroke-width="2.6" stroke-linecap="round"/>',
  axomamma:
    '<path d="M12 2.200c5.4 0 8.2 4.2 8.2 9.800s-3.4 9.8-8.2 9.8-8.2-4.2-8.2-9.800S6.6 2.2 12 2.200z" fill="#' +
    `C79A6B" ${KEY}/>` +
    `<path d="M8 10h2.600M13.4 10H16M12 10.600v3.200M9.2 16.600c1.8 1.4 3.8 1.4 5.6 0" fill="none" ${KEY}/>` +
    `<path d="M8.4 4.600L7 1.800M12 3.400V1M15.6 4.600L17 1.8" ${LINE} stroke-width="1.6"/>`,
} as const;

export type SignName = keyof typeof SIGNS;
export const isSign = (name: string): name is SignName => name in SIGNS;
