import { describe, expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { UuidV7Ids } from './ids.ts';

describe('new ids', () => {
  it('are UUIDs of version 7, all different, each greater than the one before', () => {
    const ids = new UuidV7Ids();
    const made = Array.from({ length: 20_000 }, () => ids.next());
    expect(made.every((id) => validate(id) && version(id) === 7)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect(made.toSorted()).toEqual(made);
  });

  it('reveal when they were made', () => {
    const before = Date.now();
    const at = parseInt(new UuidV7Ids().next().replaceAll('-', '').slice(0, 12), 16);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });
});
