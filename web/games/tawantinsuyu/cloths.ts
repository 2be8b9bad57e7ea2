/** Ground, thread and figure of the seven patterns; figures are drawn round 0, 0. */
export const CLOTHS: Record<string, { ground: string; thread: string; figure: string }> = {
  p1: {
    ground: '#3B6E8F',
    thread: '#EBD9A8',
    figure:
      '<path d="M-16 6q4-10 8 0t8 0 8 0 8 0' +
      'M-16-6q4-10 8 0t8 0 8 0 8 0" fill="none" stroke="#EBD9A8" stroke-width="3"/>',
  },
  p2: {
    ground: '#2F6F6A',
    thread: '#F0C766',
    figure: '<path d="M-15 13V6h7v-7h7v-7h7v-6h8" fill="none" stroke="#F0C766" stroke-width="4"/>',
  },
  p3: {
    ground: '#A83F2D',
    thread: '#F0C766',
    figure: '<path d="M0-15L12 0 0 15-12 0z" fill="#F0C766"/><path d="M0-8L6 0 0 8-6 0z" fill="#A83F2D"/>',
  },
  p4: {
    ground: '#4E7F4A',
    thread: '#F2E2B8',
    figure: '<path d="M-13 4L-4-6h6l4-5 3 5 5 2-5 2q0 8-8 9l-2 5h-3v-5z" fill="#F2E2B8"/>',
  },
  p5: {
    ground: '#8A5A33',
    thread: '#F2E2B8',
    figure:
      '<path d="M-7-8.800l1.400 1.600 1.600-1.400.8 3.400v5.400h8.400c2.200 0 3.400 1.200 3.400 3.400v5' +
      'H6v-4.200H-.6v4.200h-2.600V4.200C-5.400 3.400-6.400 2-6.400 0v-3.400l-2.400-.8V-6z" fill="#F2E2B8"/>',
  },
  p6: {
    ground: '#6A4B85',
    thread: '#F0C766',
    figure: '<path d="M0-15l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" fill="#F0C766"/>',
  },
  p7: {
    ground: '#C27B1E',
    thread: '#FBEFCB',
    figure:
      '<circle r="7" fill="#FBEFCB"/>' +
      '<path d="M0-15v5M0 15v-5M-14 0h5M14 0h-5M-10-10l4 4M10 10l-4-4M10-10l-4 4' +
      'M-10 10l4-4" stroke="#FBEFCB" stroke-width="3"/>',
  },
};
export const GOD_COLOURS: Record<string, string> = {
  inti: '#B86A14',
  quilla: '#4F5D94',
  illapa: '#7A4B8C',
  cocha: '#2B7386',
  pacha: '#47763A',
  vira: '#9C3F2B',
};
