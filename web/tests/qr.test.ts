import { describe, expect, it } from 'vitest';
import { qrCode } from '../src/lib/qr';

const drawn = (text: string): string => (qrCode(text) ?? []).map((row) => row.map(Number).join('')).join('\n');

describe('QR codes', () => {
  it('have the size of the smallest version that holds the text', () => {
    expect(qrCode('a'.repeat(17))?.length).toBe(21);
    expect(qrCode('a'.repeat(18))?.length).toBe(25);
    expect(qrCode('a'.repeat(107))?.length).toBe(41);
    expect(qrCode('a'.repeat(230))?.length).toBe(53);
    expect(qrCode('a'.repeat(231))).toBeNull();
  });
  it('draws what was read by a scanner once', () => {
    expect(drawn('https://example.org/table/x')).toMatchSnapshot();
  });
});
