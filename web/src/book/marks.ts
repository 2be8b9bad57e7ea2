/** The small part of Markdown in which the rulebooks are written. */
export type Span = { kind: 'text' | 'term' | 'stress'; text: string } | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'paragraph' | 'example' | 'caption'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(#([\w-]+)\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) spans.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(match.index);
    from = match.index + match[0].length;
    const [, term, stress, link, to] = match;
    if (term !== undefined) spans.push({ kind: 'term', text: term });
    else if (stress !== undefined) spans.push({ kind: 'stress', text: stress });
    else spans.push({ kind: 'link', text: link ?? '', to: to ?? '' });
  }
  plain(text.length);
  return spans;
}

const cells = (line: string): Span[][] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => spansOf(cell.trim()));

/** The blocks of a passage; they are parted by empty lines. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part): Block => {
      const lines = part.trim().split('\n');
      const first = lines[0] ?? '';
      if (first.startsWith('|')) {
        const [head = '', , ...rows] = lines;
        return { kind: 'table', head: cells(head), rows: rows.map(cells) };
      }
      if (/^(- |\d+\. )/.test(first)) {
        const items = part
          .trim()
          .split(/\n(?=- |\d+\. )/)
          .map((item) => spansOf(item.replace(/^(- |\d+\. )/, '').replaceAll('\n', ' ')));
        return { kind: 'list', ordered: !first.startsWith('-'), items };
      }
      const joined = (mark: string): Span[] =>
        spansOf(lines.map((line) => (line.startsWith(mark) ? line.slice(mark.length) : line)).join(' '));
      if (first.startsWith('> ')) return { kind: 'example', spans: joined('> ') };
      if (first.startsWith('^ ')) return { kind: 'caption', spans: joined('^ ') };
      return { kind: 'paragraph', spans: joined('') };
    });
}

/** A text without its marks, for search. */
export const plainOf = (text: string): string =>
  text.replace(INLINE, (_, term, stress, link) => term ?? stress ?? link);

/** The terms that a text explains: those it prints bold. */
export const termsOf = (text: string): string[] => [...text.matchAll(/\*\*(.+?)\*\*/g)].map((match) => match[1] ?? '');
