// Texts that do not fit where they stand: cut off by a box, or standing out of one that is painted.
(rootSelector) => {
  const found = new Map();
  const near = 2;
  const rgba = /rgba\([^)]*, 0\)|transparent/;
  const styles = new Map();
  const look = (element) => {
    if (!styles.has(element)) {
      const style = getComputedStyle(element);
      const clips = (way) => ['hidden', 'clip'].includes(way);
      // A drawing cannot be scrolled.
      const scrolls = (way) => ['auto', 'scroll'].includes(way) && !element.closest('[inert]');
      const svg = element instanceof SVGElement;
      const borders = ['Top', 'Right', 'Bottom', 'Left'].filter((side) => parseFloat(style[`border${side}Width`]) > 0 && !rgba.test(style[`border${side}Color`]));
      styles.set(element, {
        box: element.getBoundingClientRect(),
        svg,
        inline: style.display === 'inline' || style.display === 'contents',
        clipX: clips(style.overflowX) && (!svg || element.tagName === 'svg'),
        clipY: clips(style.overflowY) && (!svg || element.tagName === 'svg'),
        scrollX: scrolls(style.overflowX), scrollY: scrolls(style.overflowY),
        paints: !svg && (borders.length > 1 || !rgba.test(style.backgroundColor)),
        ellipsis: style.textOverflow === 'ellipsis',
        lifted: ['absolute', 'fixed'].includes(style.position),
        size: parseFloat(style.fontSize),
      });
    }
    return styles.get(element);
  };
  const tell = (element, node, kind) => {
    const name = element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith('svelte-')).map((one) => `.${one}`).join('');
    found.set(`${kind} ${name}: ${node.nodeValue.trim().slice(0, 60)}`, true);
  };
  const check = (node, rect, scale) => {
    let [freeX, freeY, lifted] = [false, false, false];
    const tall = look(node.parentElement).size * scale * 0.3 + near;
    for (let element = node.parentElement; element; element = element.parentElement) {
      const { box, svg, inline, clipX, clipY, scrollX, scrollY, paints, ellipsis, ...more } = look(element);
      // A map is larger than its view; what is for screen readers only is as small as can be; a page scrolls.
      if (element.hasAttribute('data-panned') || (clipX && box.width <= 2)) return;
      if (element === document.body) break;
      freeX ||= scrollX;
      freeY ||= scrollY;
      if (inline || (svg && element.tagName !== 'svg')) continue;
      const [x, y] = [clipX || (paints && !lifted), clipY || (paints && !lifted)];
      if (!freeX && x && !(clipX && ellipsis) && (rect.left < box.left - near || rect.right > box.right + near)) return tell(element, node, clipX ? 'cut' : 'out of');
      if (!freeY && y && (rect.top < box.top - tall || rect.bottom > box.bottom + tall)) return tell(element, node, clipY ? 'cut below' : 'below');
      freeX ||= clipX && ellipsis;
      lifted ||= more.lifted;
    }
    if (!freeX && rect.right > 0 && rect.bottom > 0 && (rect.left < -near || rect.right > innerWidth + near)) tell(document.body, node, 'beyond');
  };
  const walker = document.createTreeWalker(document.querySelector(rootSelector), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue.trim() || ['title', 'STYLE', 'SCRIPT', 'OPTION'].includes(element.tagName) || element.closest('.unseen, defs')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const figure = element.closest('.table[inert]');
    const scale = figure ? figure.getBoundingClientRect().width / figure.offsetWidth : 1;
    for (const rect of range.getClientRects()) {
      // What lies wholly outside a cut drawing is not part of it.
      const cut = element.closest('.cut')?.getBoundingClientRect();
      const gone = cut && (rect.right < cut.left + near || rect.left > cut.right - near || rect.bottom < cut.top + near || rect.top > cut.bottom - near);
      if (rect.width > 1 && !gone) check(node, rect, scale);
    }
  }
  return [...found.keys()];
}
