import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../local/settings.ts';
import { breaks } from './breaks.ts';

describe('the list of deliberate breaks', () => {
  it('has thirty, each of another kind', () => {
    expect(new Set(breaks.map(({ what }) => what)).size).toBe(30);
  });

  it.each(breaks)('still finds its line and its test file: $what', ({ file, from, to, spec }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    expect(from).not.toBe(to);
    expect(existsSync(join(root, spec))).toBe(true);
  });
});
