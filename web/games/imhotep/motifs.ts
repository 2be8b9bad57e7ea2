// White line art of the market cards and icons of the five sites, on a grid of 24 units.
const KEY = 'stroke="var(--kl)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';

export const MOTIFS: Record<string, { colour: string; art: string }> = {
  ENT: {
    colour: '#B5382E',
    art: '<path d="M2.6 20.4L12 4l9.4 16.4z"/><path d="M9.8 20.4v-4.6h4.4v4.6" fill="#fff"/>',
  },
  SAR: {
    colour: '#B5382E',
    art: '<path d="M8 3h8l2.6 5.4L16 21H8L5.4 8.4z"/><circle cx="12" cy="8" r="2.2"/><path d="M9 13h6M9.4 16.4h5.2"/>',
  },
  PAV: {
    colour: '#B5382E',
    art: '<path d="M12 2.8l2.6 3.8-.6 8h-4l-.6-8z"/><path d="M3 17.6h18M5 21h14M8 17.6V21M16 17.6V21"/>',
  },
  DEP: {
    colour: '#4C7F45',
    art:
      '<path d="M3 18.4L10.6 6l7.6 12.4z"/>' +
      '<path d="M18.4 2.6l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1z" fill="#fff"/><path d="M3 21.4h15.2"/>',
  },
  DET: {
    colour: '#4C7F45',
    art:
      '<path d="M3 9.6h13.6M5 9.6v9M9.8 9.6v9M14.6 9.6v9M3 18.6h13.6M3 21.6h13.6"/>' +
      '<path d="M18.8 2.6l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1z" fill="#fff"/>',
  },
  DEB: {
    colour: '#4C7F45',
    art:
      '<path d="M3 9h12.6v12H3zM7.2 9v12M11.4 9v12M3 15h12.6"/>' +
      '<path d="M18.8 2.6l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1z" fill="#fff"/>',
  },
  DEO: {
    colour: '#4C7F45',
    art:
      '<path d="M9.4 3.4l2.2 3.4-.4 11.4H7.6L7.2 6.8zM4.4 21.4h10M5.6 18.2h7.6"/>' +
      '<path d="M18.4 2.6l1 2.2 2.2 1-2.2 1-1 2.2-1-2.2-2.2-1 2.2-1z" fill="#fff"/>',
  },
  STA: {
    colour: '#7B5A94',
    art:
      '<path d="M4 20.6h17M6 20.6v-4.4l4-3.4V6.4L8.6 3l3.4 1.6L15.4 3 14 6.6v3.8c3 1.8 4.6 5 4.8 10.2' +
      'M10.2 20.6v-5"/><path d="M11 7.4v.4M13 7.4v.4"/>',
  },
  LEV: {
    colour: '#2F6FA8',
    art:
      '<path d="M3 14.6L20.6 7.4" stroke-width="2.4"/><path d="M11 12l4 8.6H7z" fill="#fff"/>' +
      '<path d="M3.6 20.6h17M16 3.4h5v3.4"/>',
  },
  HAM: {
    colour: '#2F6FA8',
    art: '<path d="M5 4.4h10.4c2.4 0 4.2 1.4 5 3.8H15v1.6H5z" fill="#fff"/><path d="M9.6 10v10.6" stroke-width="2.6"/>',
  },
  SAI: {
    colour: '#2F6FA8',
    art:
      '<path d="M12 2.8v14M12 4c4 2 6 5.6 6.4 10.4H12zM12 6.4C9 8 7 10.6 6.6 14.4H12z"/>' +
      '<path d="M3 17h18c-1 2.8-3.4 4.2-9 4.2S4 19.8 3 17z" fill="#fff"/>',
  },
  CHI: {
    colour: '#2F6FA8',
    art:
      '<path d="M14.4 3.4l6.2 6.2-3 3-6.2-6.2zM12.6 8.2L4 17.6 3 21l3.4-1 9.4-8.6" />' +
      '<path d="M15.6 17v4M13.4 19h4.4"/>',
  },
};

export const SITE_ICONS: Record<string, string> = {
  M:
    `<path d="M4 10h16v10.6H4z" fill="#CFC5B1" ${KEY}/>` +
    '<path d="M2.6 10l2-6h14.8l2 6c0 1.6-4.7 1.6-4.7 0 0 1.6-4.7 1.6-4.7 0 0 1.6-4.7 1.6-4.7 0 0 1.6-4.7 ' +
    `1.6-4.7 0z" fill="#B4532A" ${KEY}/><path d="M9.4 20.6v-6h5.2v6" fill="none" ${KEY}/>`,
  P:
    `<path d="M1.8 20.4L10.4 5l8.6 15.4z" fill="#F0C766" ${KEY}/>` +
    `<path d="M10.4 5l3 15.4H19z" fill="#D9A02B" ${KEY}/>` +
    `<path d="M14.6 20.4l3.6-6.2 4 6.2z" fill="#D9A02B" ${KEY}/>`,
  T:
    `<path d="M2.6 8.6L12 3l9.4 5.6z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M4.4 8.6h2.8v9.6H4.4zM10.6 8.6h2.8v9.6h-2.8zM16.8 8.6h2.8v9.6h-2.8z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M2.6 18.2h18.8v2.6H2.6z" fill="#B3A78F" ${KEY}/>`,
  B:
    `<path d="M2.8 4.4h18.4v15.2H2.8z" fill="#8E836E" ${KEY}/>` +
    '<path d="M5 6.6h4.2v4.6H5zM10 6.6h4.2v4.6H10zM5 12.4h4.2V17H5z" fill="#F0C766"/>' +
    '<path d="M15 6.6h4V11h-4zM10 12.4h4.2V17H10zM15 12.4h4V17h-4z" fill="#CFC5B1" opacity=".55"/>',
  O:
    `<path d="M6 20.4L6.8 7 8.6 3.4 10.4 7l.8 13.4z" fill="#CFC5B1" ${KEY}/>` +
    `<path d="M13.4 20.4l.6-8.6 1.6-3 1.6 3 .6 8.6z" fill="#B3A78F" ${KEY}/>` +
    '<path d="M3.4 20.6h17.2" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" ' +
    'stroke-linecap="round"/>',
};

/** Small pictures of what a bonus space gives. */
export const BONUS_ICONS: Record<string, string> = {
  stones:
    `<path d="M3 15h5.6v5.6H3zM9.4 15H15v5.6H9.4zM6.2 8.6h5.6v5.6H6.2z" fill="#CFC5B1" ${KEY}/>` +
    '<path d="M18.6 20.4V8.6M15.6 11.6l3-3.4 3 3.4" fill="none" stroke="currentColor" ' +
    'stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"/>',
  load:
    `<path d="M2.6 15.4h18.8c-1.2 3.8-4 5.4-9.4 5.4s-8.2-1.6-9.4-5.4z" fill="#9A6B3F" ${KEY}/>` +
    `<path d="M9.2 2.8h5.6v5.6H9.2z" fill="#CFC5B1" ${KEY}/>` +
    '<path d="M12 9.6v4M9.8 11.6l2.2 2.4 2.2-2.4" fill="none" stroke="currentColor" stroke-linejoin="round" ' +
    'stroke-linecap="round" stroke-width="1.7"/>',
  card:
    `<rect x="4.4" y="2.2" width="15.2" height="19.6" rx="2.2" fill="#EFE1C2" ${KEY}/>` +
    '<circle cx="12" cy="10" r="3" fill="#B4532A"/>' +
    '<path d="M10.85 8.27L12.00 6.20L13.15 8.27zM13.82 8.55L16.10 7.90L15.45 10.18z' +
    'M15.73 10.85L17.80 12.00L15.73 13.15zM15.45 13.82L16.10 16.10L13.82 15.45z' +
    'M13.15 15.73L12.00 17.80L10.85 15.73zM10.18 15.45L7.90 16.10L8.55 13.82z' +
    'M8.27 13.15L6.20 12.00L8.27 10.85zM8.55 10.18L7.90 7.90' +
    `L10.18 8.55z" transform="translate(0 -2)" fill="#B4532A"/><path d="M8 18.4h8" fill="none" ${KEY}/>`,
};
