import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeeperThan } from './json-depth.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the depth of a JSON text', () => {
  it('counts nesting only, whatever the strings contain', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = bytes(JSON.stringify(value));
        const depth = depthOf(value);
        expect(isDeeperThan(text, depth)).toBe(false);
        if (depth > 0) expect(isDeeperThan(text, depth - 1)).toBe(true);
      }),
    );
    expect(isDeeperThan(bytes('["[[[[", "\\"[[["]'), 1)).toBe(false);
  });

  it('is reported at the first level too many', () => {
    expect(isDeeperThan(bytes('['.repeat(500_000)), 64)).toBe(true);
    expect(isDeeperThan(bytes('[]'.repeat(500_000)), 64)).toBe(false);
  });
});
