import { describe, expect, it } from 'vitest';
import { whole } from '../src/book/crop';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('a part of a drawing', () => {
  it('has room around it', () => {
    expect(whole(box(20, 20, 60, 60), [], 10)).toEqual(box(10, 10, 70, 70));
  });
  it('leaves out words beside it', () => {
    expect(whole(box(20, 20, 60, 60), [box(62, 30, 90, 40), box(30, 66, 50, 80)], 10)).toEqual(box(10, 10, 62, 66));
  });
  it('shows words whole that reach into it', () => {
    expect(whole(box(20, 20, 60, 60), [box(50, 30, 90, 40)], 10)).toEqual(box(10, 10, 90, 70));
  });
  it('does not care for words far away', () => {
    expect(whole(box(20, 20, 60, 60), [box(100, 30, 140, 40)], 10)).toEqual(box(10, 10, 70, 70));
  });
});
