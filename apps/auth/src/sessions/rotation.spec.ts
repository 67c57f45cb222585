import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideRotation, type Rotation, type RotationRules } from './rotation.ts';

const rules: RotationRules = { graceMs: 60_000, maxAgeMs: 0, maxIdleMs: 0 };
const start = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
const state = (newest: number, raisedFrom: number | null = null) => ({
  ...{ newest, raisedFrom, refreshedAt: start, createdAt: start },
});
const YEAR = 31_536_000;

describe('decideRotation', () => {
  it.each<[string, number, number, boolean, number, Rotation]>([
    ['the newest token rotates', 5, 5, false, 0, 'rotate'],
    ['the newest token rotates a year later', 5, 5, true, YEAR, 'rotate'],
    ['the one before it fetches the active token for a minute', 5, 4, false, 60, 'resend-active'],
    ['and after that it was stolen', 5, 4, false, 60.001, 'reused'],
    ['with the browser’s key it is good at any later time', 5, 4, true, YEAR, 'resend-active'],
    ['an older one was stolen at once', 5, 3, false, 0, 'reused'],
    ['also with the key', 5, 3, true, 0, 'reused'],
    ['even the oldest', 5, 1, true, 0, 'reused'],
    ['a count never reached is unknown', 5, 6, true, 0, 'unknown'],
    ['count zero is unknown', 5, 0, true, 0, 'unknown'],
    ['the first token rotates', 1, 1, false, 0, 'rotate'],
  ])('%s', (_title, newest, count, isProven, seconds, expected) => {
    expect(decideRotation(state(newest), { count, isProven }, rules, after(seconds))).toBe(expected);
  });

  it('brings the raised session to the browser that lost the answer to its second step, and to nobody else', () => {
    const raised = state(7, 5);
    const presented = (count: number, isProven: boolean) => ({ count, isProven });
    expect(decideRotation(raised, presented(5, true), rules, after(YEAR))).toBe('resend-active');
    expect(decideRotation(raised, presented(5, false), rules, after(0))).toBe('reused');
    expect(decideRotation(raised, presented(4, true), rules, after(0))).toBe('reused');
    expect(decideRotation(state(8, 5), presented(5, true), rules, after(0))).toBe('reused');
  });

  it('ends a session at its greatest age, and when nobody used it', () => {
    const limited = { graceMs: 60_000, maxAgeMs: 60_000, maxIdleMs: 30_000 };
    const newest = (count: number) => ({ count, isProven: true });
    expect(decideRotation(state(1), newest(1), limited, after(30))).toBe('rotate');
    expect(decideRotation(state(1), newest(1), limited, after(30.001))).toBe('too-idle');
    const busy = { newest: 9, raisedFrom: null, createdAt: start, refreshedAt: after(60) };
    expect(decideRotation(busy, newest(9), limited, after(60))).toBe('rotate');
    expect(decideRotation(busy, newest(9), limited, after(60.001))).toBe('too-old');
  });

  it('never signs out a browser that proves its key and uses the last token it got, however many answers are lost', () => {
    const step = fc.record({ lost: fc.boolean(), wait: fc.integer({ min: 0, max: 1_000_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let server = state(1);
        let held = 1;
        let now = start;
        for (const { lost, wait } of steps) {
          now = new Date(now.getTime() + wait);
          const decided = decideRotation(server, { count: held, isProven: true }, rules, now);
          expect(['rotate', 'resend-active']).toContain(decided);
          if (decided === 'rotate') server = { ...server, newest: server.newest + 1, refreshedAt: now };
          if (!lost) held = server.newest;
        }
      }),
    );
  });

  it('finds an owner and a thief who refresh in turn, without a key, within one more turn than the grace lasts', () => {
    const turn = fc.record({ isThief: fc.boolean(), wait: fc.integer({ min: 61_000, max: 600_000 }) });
    fc.assert(
      fc.property(fc.array(turn, { minLength: 3, maxLength: 60 }), (turns) => {
        const both = turns.map(({ isThief }) => isThief);
        fc.pre(both.some((isThief, at) => at > 0 && isThief !== both[at - 1]));
        let server = state(1);
        const held = { owner: 1, thief: 1 };
        let now = start;
        let isFound = false;
        for (const { isThief, wait } of turns) {
          const who = isThief ? 'thief' : 'owner';
          now = new Date(now.getTime() + wait);
          const decided = decideRotation(server, { count: held[who], isProven: false }, rules, now);
          isFound ||= decided === 'reused';
          if (decided === 'rotate') server = { ...server, newest: server.newest + 1, refreshedAt: now };
          held[who] = server.newest;
        }
        expect(isFound).toBe(true);
      }),
    );
  });
});
