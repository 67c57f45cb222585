import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideRotation, type Rotation, type RotationRules } from './rotation.ts';

const rules: RotationRules = { reuseMs: 10_000, maxAgeMs: 0, maxIdleMs: 0 };
const start = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
const state = (newest: number) => ({ newest, refreshedAt: start, createdAt: start });

describe('decideRotation', () => {
  it.each<[string, number, number, number, Rotation]>([
    ['the newest token rotates', 5, 5, 0, 'rotate'],
    ['the newest token rotates a year later', 5, 5, 31_536_000, 'rotate'],
    ['the one before it fetches the active token', 5, 4, 0, 'answer-active'],
    ['also at any later time', 5, 4, 31_536_000, 'answer-active'],
    ['an older one does within ten seconds of the last refresh', 5, 3, 10, 'answer-active'],
    ['even the oldest', 5, 1, 10, 'answer-active'],
    ['after that it was stolen', 5, 3, 10.001, 'reused'],
    ['a count never reached is unknown', 5, 6, 0, 'unknown'],
    ['count zero is unknown', 5, 0, 0, 'unknown'],
    ['the first token rotates', 1, 1, 0, 'rotate'],
  ])('%s', (_title, newest, presented, seconds, expected) => {
    expect(decideRotation(state(newest), presented, rules, after(seconds))).toBe(expected);
  });

  it('ends a session at its greatest age, and when nobody used it', () => {
    const limited = { reuseMs: 10_000, maxAgeMs: 60_000, maxIdleMs: 30_000 };
    expect(decideRotation(state(1), 1, limited, after(30))).toBe('rotate');
    expect(decideRotation(state(1), 1, limited, after(31))).toBe('too-idle');
    const busy = { newest: 9, createdAt: start, refreshedAt: after(60) };
    expect(decideRotation(busy, 9, limited, after(60))).toBe('rotate');
    expect(decideRotation(busy, 9, limited, after(61))).toBe('too-old');
  });

  it('never signs out a client that uses the last token it got, however many answers are lost', () => {
    const step = fc.record({ lost: fc.boolean(), wait: fc.integer({ min: 0, max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let server = state(1);
        let held = 1;
        let now = start;
        for (const { lost, wait } of steps) {
          now = new Date(now.getTime() + wait);
          const decided = decideRotation(server, held, rules, now);
          expect(['rotate', 'answer-active']).toContain(decided);
          if (decided === 'rotate') server = { ...server, newest: server.newest + 1, refreshedAt: now };
          if (!lost) held = server.newest;
        }
      }),
    );
  });
});
