import type { ChapterContent, Entry } from '$lib/messages';

/** The number of the first move of a variation. */
export const FIRST_BRANCH = 10_001;

/** A line of the list of moves: variations are deeper than the moves that they replace. */
export interface Row {
  node: number;
  entry: Entry;
  depth: number;
}

/** The moves of a chapter as a tree: by number the entry, the move before, and the moves after it. */
export class Tree {
  readonly entries = new Map<number, Entry>();
  readonly before = new Map<number, number>();
  readonly after = new Map<number, number[]>();

  constructor(content: Pick<ChapterContent, 'entries' | 'branches'>) {
    for (const entry of content.entries) this.#add(entry, entry.seq - 1);
    for (const { entry, after } of content.branches) this.#add(entry, after);
  }

  #add(entry: Entry, before: number): void {
    this.entries.set(entry.seq, entry);
    this.before.set(entry.seq, before);
    this.after.set(before, [...(this.after.get(before) ?? []), entry.seq]);
  }

  has(node: number): boolean {
    return node === 0 || this.entries.has(node);
  }

  /** The moves that lead to a move, itself included. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at = node; at > 0; at = this.before.get(at) ?? 0) path.unshift(at);
    return path;
  }

  /** The moves that lead to a move and go on from it. */
  line(node: number): number[] {
    const line = this.path(node);
    for (let next = this.after.get(node)?.[0]; next !== undefined; next = this.after.get(next)?.[0]) line.push(next);
    return line;
  }

  /** All moves in reading order: a move, the variations that replace it, and what follows it. */
  rows(): Row[] {
    const rows: Row[] = [];
    const follow = (start: number, depth: number): void => {
      for (let at = start; ;) {
        const [first, ...others] = this.after.get(at) ?? [];
        if (first === undefined) return;
        this.#put(rows, first, depth);
        for (const other of others) {
          this.#put(rows, other, depth + 1);
          follow(other, depth + 1);
        }
        at = first;
      }
    };
    follow(0, 0);
    return rows;
  }

  #put(rows: Row[], node: number, depth: number): void {
    const entry = this.entries.get(node);
    if (entry) rows.push({ node, entry, depth });
  }
}
