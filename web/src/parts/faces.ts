// Faces on a grid of 64 units inside a round frame; `--kl` is the keyline of filled shapes.
const K = 'stroke="var(--kl)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';
const eyes = (left: number, right: number, y: number, r = 2.6): string =>
  [left, right]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#1f2a37"/><circle cx="${x + 0.9}" cy="${y - 0.9}" r=".9" fill="#fff"/>`,
    )
    .join('');

export interface Face {
  ground: string;
  drawing: string;
}

export const FACES: Record<string, Face> = {
  cuy: {
    ground: '#dfe8c6',
    drawing:
      `<ellipse cx="16" cy="25" rx="8" ry="7" fill="#b9764f" ${K}/><ellipse cx="48" cy="25" rx="8" ry="7" fill="#b9764f" ${K}/>` +
      `<path d="M10 64c-2-26 6-44 22-44s24 18 22 44z" fill="#d99a63" ${K}/>` +
      `<path d="M24 22c3-4 13-4 16 0 0 12-2 20-8 20s-8-8-8-20z" fill="#fbf3e2"/>` +
      `${eyes(21, 43, 35, 3)}<path d="M28 43h8l-4 4.5z" fill="#7a3b2e" ${K}/><path d="M32 47.5v4M27 53c2 1.5 3.5.500 5-1.5 1.5 2 3 3 5 1.5" fill="none" ${K}/>`,
  },
  vizcacha: {
    ground: '#e9dcc0',
    drawing:
      `<path d="M17 28C10 14 14 5 18 5s9 9 8 22z" fill="#a79a84" ${K}/><path d="M47 28c7-14 3-23-1-23s-9 9-8 22z" fill="#a79a84" ${K}/>` +
      `<path d="M19 22c-2-7-1-12 0-12s3 5 3 11zM45 22c2-7 1-12 0-12s-3 5-3 11z" fill="#e3b9a4"/>` +
      `<path d="M9 64c0-26 8-41 23-41s23 15 23 41z" fill="#b9ad97" ${K}/>` +
      `<ellipse cx="32" cy="50" rx="12" ry="9" fill="#f1e8d4"/>${eyes(22, 42, 38)}` +
      `<path d="M29 45h6l-3 3.5z" fill="#5f5a4e" ${K}/><path d="M18 50l-10-2M18 53L8 55M46 50l10-2M46 53l10 2" fill="none" stroke="#5f5a4e" stroke-width="1.3"/>`,
  },
  llama: {
    ground: '#cfe3ea',
    drawing:
      `<path d="M21 20C17 9 19 3 22 3s6 8 6 15zM43 20c4-11 2-17-1-17s-6 8-6 15z" fill="#f3e6cc" ${K}/>` +
      `<path d="M14 64c0-8 3-12 5-18-3-14 2-30 13-30s16 16 13 30c2 6 5 10 5 18z" fill="#fbf3e2" ${K}/>` +
      `<path d="M24 16c3-7 13-7 16 0-2 4-14 4-16 0z" fill="#e3d0a6" ${K}/>` +
      `<ellipse cx="32" cy="43" rx="9" ry="8" fill="#e3d0a6" ${K}/>${eyes(24, 40, 30)}` +
      `<path d="M29 40h6l-3 3zM32 43v4M28 48.5c2.5 1.5 5.5 1.5 8 0" fill="#7a5a30" ${K}/>` +
      `<path d="M16 57h32v7H15z" fill="#b4532a" ${K}/><path d="M19 61l3-3 3 3 3-3 3 3 3-3 3 3 3-3 3 3" fill="none" stroke="#f0c766" stroke-width="1.6"/>`,
  },
  fox: {
    ground: '#f3dcc2',
    drawing:
      `<path d="M12 8l14 12L10 34zM52 8L38 20l16 14z" fill="#c9642a" ${K}/><path d="M15 14l7 7-8 7zM49 14l-7 7 8 7z" fill="#3b2a20"/>` +
      `<path d="M8 36c4-12 12-18 24-18s20 6 24 18c-4 10-14 22-24 24C22 58 12 46 8 36z" fill="#d9743a" ${K}/>` +
      `<path d="M9 37c8 0 14 2 18 9l5 13c-9-1-19-12-23-22zM55 37c-8 0-14 2-18 9l-5 13c9-1 19-12 23-22z" fill="#fbf3e2"/>` +
      `${eyes(23, 41, 36)}<path d="M27.5 53h9L32 59.5z" fill="#1f2a37" ${K}/>`,
  },
  ibis: {
    ground: '#d5e2d3',
    drawing:
      `<path d="M40 64c6-10 4-20-2-26" fill="none" stroke="#fbf3e2" stroke-width="15" stroke-linecap="round"/>` +
      `<path d="M46 64c7-12 5-24-3-31" fill="none" ${K}/>` +
      `<circle cx="33" cy="26" r="14" fill="#fbf3e2" ${K}/><path d="M20 20c4-7 22-9 26 2-5-4-18-5-26-2z" fill="#1f2a37"/>` +
      `<path d="M21 24C10 28 5 40 7 54c3-10 9-18 18-21z" fill="#3b3a38" ${K}/>${eyes(29, 29, 25)}` +
      `<path d="M24 62c3-6 8-10 13-10M30 64c2-4 5-6 9-7" fill="none" ${K}/>`,
  },
  puma: {
    ground: '#efd7b4',
    drawing:
      `<circle cx="15" cy="20" r="8" fill="#b98a4e" ${K}/><circle cx="49" cy="20" r="8" fill="#b98a4e" ${K}/><circle cx="15" cy="20" r="4" fill="#5a3d22"/><circle cx="49" cy="20" r="4" fill="#5a3d22"/>` +
      `<path d="M9 40c0-16 9-25 23-25s23 9 23 25c0 13-10 22-23 22S9 53 9 40z" fill="#d6a765" ${K}/>` +
      `<path d="M19 49c0-6 5-9 13-9s13 3 13 9-5 11-13 11-13-5-13-11z" fill="#fbf3e2"/>` +
      `<path d="M16 30l10 3M48 30l-10 3" stroke="#1f2a37" stroke-width="2.2" stroke-linecap="round"/>${eyes(22, 42, 36)}` +
      `<path d="M27 43h10l-5 5.5z" fill="#7a3b2e" ${K}/><path d="M32 48.5v4M26 54c2 2 4.5 1.5 6-1.5 1.5 3 4 3.5 6 1.5" fill="none" ${K}/>`,
  },
  condor: {
    ground: '#c9dbe8',
    drawing:
      `<path d="M6 64c2-14 12-20 26-20s24 6 26 20z" fill="#24211f" ${K}/><path d="M14 52c4-7 32-7 36 0-5 5-31 5-36 0z" fill="#fffdf8" ${K}/>` +
      `<path d="M19 46c-3-18 3-32 13-32s16 14 13 32z" fill="#c98a6a" ${K}/><path d="M27 15c-1-8 3-11 6-11s6 5 4 12z" fill="#b3261e" ${K}/>` +
      `<path d="M17 28l10 3M47 28l-10 3" stroke="#1f2a37" stroke-width="2.2" stroke-linecap="round"/>${eyes(24, 40, 33)}` +
      `<path d="M27 37c3-3 7-3 10 0 0 6-2 9-5 12-3-3-5-6-5-12z" fill="#f0c766" ${K}/>`,
  },
  amaru: {
    ground: '#cfe0d8',
    drawing:
      `<path d="M10 64c-2-14 4-20 4-30C14 18 22 9 32 9s18 9 18 25c0 10 6 16 4 30z" fill="#3f8a72" ${K}/>` +
      `<path d="M32 9l4 7-4 6-4-6zM20 20l4 5-4 5-4-5zM44 20l4 5-4 5-4-5z" fill="#e6b655" ${K}/>` +
      `<path d="M19 46c0-8 5-12 13-12s13 4 13 12-5 12-13 12-13-4-13-12z" fill="#7fc0a4" ${K}/>` +
      `<path d="M18 36l8 2M46 36l-8 2" stroke="#1f2a37" stroke-width="2.2" stroke-linecap="round"/>` +
      `<ellipse cx="22.5" cy="40" rx="3.4" ry="3" fill="#f0c766" ${K}/><ellipse cx="41.5" cy="40" rx="3.4" ry="3" fill="#f0c766" ${K}/><path d="M22.5 38v4M41.5 38v4" stroke="#1f2a37" stroke-width="1.8"/>` +
      `<path d="M29 46h.1M35 46h.1" ${K} stroke-width="3"/><path d="M26 52h12M32 52v6l-3 4M32 58l3 4" fill="none" stroke="#b3261e" stroke-width="2" stroke-linecap="round"/>`,
  },
  axomamma: {
    ground: '#e3d7c0',
    drawing:
      `<path d="M13 40c-3-16 6-30 20-29 13 1 21 12 19 27-1 14-9 22-20 22S15 53 13 40z" fill="#c79a5e" ${K}/>` +
      `<path d="M20 16l4-9 5 6 4-9 5 9 5-5 2 9z" fill="#7fb05c" ${K}/>` +
      `<path d="M19 45h.1M44 50h.1M40 22h.1M22 28h.1M46 33h.1" stroke="#8a6233" stroke-width="3.4" stroke-linecap="round"/>` +
      `${eyes(26, 40, 34)}<path d="M26 45c4 4 10 4 14 0" fill="none" ${K}/><path d="M14 55c6-5 32-5 38 0l2 9H12z" fill="#7a2e4a" ${K}/><path d="M16 60l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3" fill="none" stroke="#f0c766" stroke-width="1.6"/>`,
  },
  me: {
    ground: '#f3dfa8',
    drawing:
      `<path d="M10 64c1-13 9-19 22-19s21 6 22 19z" fill="#b4532a" ${K}/><path d="M24 46l8 8 8-8" fill="#f0c766" ${K}/>` +
      `<path d="M18 30c0-12 6-19 14-19s14 7 14 19-6 19-14 19-14-7-14-19z" fill="#b97a4e" ${K}/>` +
      `<path d="M15 27C14 12 22 5 32 5s18 7 17 22c-3-5-5-8-8-9-8 2-16 1-19-2-3 3-5 6-7 11z" fill="#2a1d14" ${K}/>` +
      `${eyes(26, 38, 32, 2.2)}<path d="M27 40c3 2.5 7 2.5 10 0" fill="none" ${K}/>`,
  },
  hotseat: {
    ground: '#e6d9ec',
    drawing:
      `<path d="M2 64c1-12 8-18 18-18s17 6 18 18z" fill="#6e9b4e" ${K}/><circle cx="20" cy="33" r="12" fill="#b97a4e" ${K}/><path d="M8 31c0-9 5-14 12-14s12 5 12 14c-6-5-16-6-24 0z" fill="#4a2d14" ${K}/>` +
      `<path d="M28 64c1-12 7-17 17-17s16 5 17 17z" fill="#3b82a6" ${K}/><circle cx="45" cy="35" r="11" fill="#d9a577" ${K}/><path d="M34 33c0-8 5-12 11-12s11 4 11 12c-3-3-5-5-7-5-5 3-10 4-15 5z" fill="#7a5a30" ${K}/>`,
  },
  open: {
    ground: 'var(--surface-2)',
    drawing:
      '<path d="M16 64c1-12 6-18 16-18s15 6 16 18M20 30c0-9 5-15 12-15s12 6 12 15-5 15-12 15-12-6-12-15z" fill="none" stroke="var(--ink-2)" stroke-width="2.2" stroke-dasharray="4 4" stroke-linecap="round"/>',
  },
  invited: {
    ground: '#f3dcc2',
    drawing: `<path d="M8 20h48v32H8z" fill="#fffdf8" ${K}/><path d="M8 20l24 19 24-19M8 52l18-17M56 52L38 35" fill="none" ${K}/><circle cx="32" cy="41" r="6.5" fill="#b4532a" ${K}/>`,
  },
  bot: {
    ground: '#e4dac4',
    drawing:
      `<path d="M12 64V44h40v20z" fill="#a79a84" ${K}/><path d="M17 20h30v27H17z" fill="#cfc2a4" ${K}/><path d="M23 20v-6h18v6z" fill="#b4532a" ${K}/>` +
      `${eyes(26, 38, 32)}<path d="M26 41h12" ${K}/>`,
  },
};
