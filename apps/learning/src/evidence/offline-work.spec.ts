import { describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import fc from 'fast-check';
import { aLevel, aModule, aTextPart, aVideoPart, curriculumFrom, idOf } from '../../test/a-curriculum.ts';
import { rules } from '../../test/a-learner.ts';
import type { Part } from '../curriculum/curriculum.ts';
import type { PartViewState } from '../learner/learner.ts';
import { dateWork, refuseSharedTime, watchedOffline } from './offline-work.ts';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const HOUR = 3_600_000;
const [textId, videoId] = [idOf('c', 1), idOf('c', 2)];
const parts = [aTextPart(textId, 1), aVideoPart(videoId, 2, 600)];
const curriculum = curriculumFrom({ levels: [aLevel('X100', [aModule(1, parts)])], achievements: [] });
const partOf = (id: string): Part => {
  const part = curriculum.partById.get(id);
  if (part === undefined) throw new Error('the test curriculum has the part');
  return part;
};
const view: PartViewState = {
  openedAt: NOW - 10 * HOUR,
  lastOpenedAt: NOW - 10 * HOUR,
  reachedEndAt: null,
  position: 0,
  watched: [],
  watchedAt: null,
  attempts: 0,
  firstScore: null,
  bestScore: null,
};
const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.definition.code : 'unknown';
  }
};
const date = (openedAt: number, endedAt: number, sentAt = NOW) =>
  dateWork(partOf(textId), view, { openedAt, endedAt, sentAt }, NOW, rules);

describe('work that a device did without network', () => {
  it('is dated by the clock of the service, however wrong that of the device is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400 * 24, max: 400 * 24 }), (hours) => {
        const ahead = hours * HOUR;
        const work = [NOW - 3 * HOUR, NOW - 2 * HOUR] as const;
        const dated = date(work[0] + ahead, work[1] + ahead, NOW + ahead);
        expect(dated).toEqual({ openedAt: work[0], endedAt: work[1] });
      }),
      { numRuns: 200 },
    );
  });

  it('is refused when it ended before it began, or after it was sent', () => {
    expect(codeOf(() => date(NOW - HOUR, NOW - 2 * HOUR))).toBe('offline_work_impossible');
    expect(codeOf(() => date(NOW - HOUR, NOW + HOUR))).toBe('offline_work_impossible');
  });

  it('is refused when it began before the part was handed out', () => {
    expect(codeOf(() => date(NOW - 11 * HOUR, NOW - 9 * HOUR))).toBe('offline_work_impossible');
    expect(codeOf(() => date(view.openedAt, NOW - 9 * HOUR))).toBeNull();
  });

  it('takes as long as the same work with a network', () => {
    expect(codeOf(() => date(NOW - HOUR, NOW - HOUR + 4_999))).toBe('text_too_early');
    expect(codeOf(() => date(NOW - HOUR, NOW - HOUR + 5_000))).toBeNull();
  });

  it('has watched no more of a video than its time allows, beside what was watched before', () => {
    const watch = (minutes: number, to: number, before: readonly number[] = []) =>
      watchedOffline(
        partOf(videoId),
        { ...view, watched: before },
        [[0, to]],
        { openedAt: NOW - minutes * 60_000, endedAt: NOW },
        rules,
      );
    expect(watch(1, 100)).toEqual([0, 100]);
    expect(codeOf(() => watch(0.1, 100))).toBe('watch_implausible');
    expect(watch(0.1, 100, [0, 90])).toEqual([0, 100]);
    expect(codeOf(() => watchedOffline(partOf(textId), view, [], { openedAt: NOW, endedAt: NOW }, rules))).toBe(
      'wrong_part_type',
    );
  });

  it('has watched no more in all than since the first opening, however many pieces of work claim the same minute', () => {
    const fresh = { ...view, openedAt: NOW - 60_000, watched: [0, 60] };
    const again = (ranges: readonly [number, number][], of: PartViewState) =>
      watchedOffline(partOf(videoId), of, ranges, { openedAt: NOW - 60_000, endedAt: NOW }, rules);
    const possible = 60 * rules.watchMaxSpeed + rules.watchGraceSeconds;
    expect(again([[60, 120]], fresh)).toEqual([0, 120]);
    const full = { ...fresh, watched: [0, Math.floor(possible)] };
    expect(codeOf(() => again([[possible, possible + 30]], full))).toBe('watch_implausible');
    // What was taken before stays when nothing more is claimed.
    expect(codeOf(() => again([[0, 1]], { ...fresh, watched: [0, 9 * possible] }))).toBeNull();
  });

  it('shares its time with work of other devices, which together claim no more than one person can watch', () => {
    const minute = (from: number, watchedSeconds: number) => ({
      openedAt: NOW + from * 60_000,
      endedAt: NOW + (from + 1) * 60_000,
      watchedSeconds,
    });
    const possible = 60 * rules.watchMaxSpeed + rules.watchGraceSeconds;
    const share = (claimed: number, others: ReturnType<typeof minute> | null) =>
      codeOf(() => refuseSharedTime(minute(0, claimed), others, rules));
    expect(share(possible / 2, minute(0, possible / 2))).toBeNull();
    expect(share(possible / 2, minute(0, possible / 2 + 1))).toBe('watch_implausible');
    expect(share(possible / 2, minute(0.5, possible / 2 + 1))).toBeNull();
    expect(share(0, minute(0, 9 * possible))).toBeNull();
    expect(share(possible, null)).toBeNull();
  });
});
