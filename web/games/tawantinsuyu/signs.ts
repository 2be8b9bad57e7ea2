import { SIGNS } from './icons';

const SVG = 'http://www.w3.org/2000/svg';

let store: SVGElement | null = null;

/** Every symbol stands in the page once; boards, prompts and logs refer to it. */
export function signOf(name: string): string {
  if (!store?.isConnected) {
    store = document.createElementNS(SVG, 'svg');
    store.setAttribute('width', '0');
    store.setAttribute('height', '0');
    store.setAttribute('aria-hidden', 'true');
    store.style.position = 'absolute';
    store.innerHTML = Object.entries(SIGNS)
      .map(([id, art]) => `<symbol id="taw-${id}" viewBox="0 0 24 24">${art}</symbol>`)
      .join('');
    document.body.append(store);
  }
  return `#taw-${name}`;
}
