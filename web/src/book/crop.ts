export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const enclosing = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** Where words stand on a board, beside those of the things that are shown. */
export function wordsOf(board: Element, shown: Element[]): Box[] {
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (
      !node.nodeValue?.trim() ||
      node.parentElement?.closest('title, .unseen') ||
      shown.some((one) => one.contains(node))
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
  }
  return boxes;
}

/** A part of a board with some room around it that cuts through no word. */
export function whole(inner: Box, words: Box[], room: number): Box {
  const outer = {
    left: inner.left - room,
    top: inner.top - room,
    right: inner.right + room,
    bottom: inner.bottom + room,
  };
  const cut = (word: Box): boolean =>
    word.right > outer.left &&
    word.left < outer.right &&
    word.bottom > outer.top &&
    word.top < outer.bottom &&
    (word.left < outer.left || word.right > outer.right || word.top < outer.top || word.bottom > outer.bottom);
  // Words beside the part are left out; those that reach into it are shown whole.
  for (const word of words.filter(cut)) {
    if (word.right <= inner.left) outer.left = Math.max(outer.left, word.right);
    else if (word.left >= inner.right) outer.right = Math.min(outer.right, word.left);
    else if (word.bottom <= inner.top) outer.top = Math.max(outer.top, word.bottom);
    else if (word.top >= inner.bottom) outer.bottom = Math.min(outer.bottom, word.top);
  }
  for (const word of words.filter(cut)) Object.assign(outer, enclosing([outer, word]));
  return outer;
}
