import { describe, expect, it } from '@jest/globals';
import type { Part } from '../curriculum/curriculum.ts';
import type { PartViewState } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { missingEvidence, textSecondsLeft } from './evidence.ts';

const OPENED = Date.parse('2026-11-21T10:00:00Z');
const rules = { textMinSeconds: 5, watchShare: 0.9 } as LearningRules;
const part = (type: Part['type'], body: object): Part => ({ type, body }) as Part;
const view = (seen: Partial<PartViewState>): PartViewState =>
  ({ openedAt: OPENED, reachedEndAt: null, watched: [], bestScore: null, ...seen }) as PartViewState;
const missing = (of: Part, seen: Partial<PartViewState>, nowMs = OPENED): string | null =>
  missingEvidence(of, view(seen), nowMs, rules)?.definition.code ?? null;

describe('the missing evidence before a part may be completed', () => {
  it('of a text: five seconds since it was opened, to the millisecond', () => {
    const text = part('text', {});
    const read = { reachedEndAt: OPENED + 1_000 };
    expect(missing(text, read, OPENED + 4_999)).toBe('text_too_early');
    expect(missing(text, read, OPENED + 5_000)).toBeNull();
    expect(textSecondsLeft(view(read), OPENED + 4_999, rules)).toBe(0.001);
    expect(textSecondsLeft(view(read), OPENED + 5_001, rules)).toBe(0);
    expect(missing(text, {}, OPENED + 5_000)).toBe('text_not_read');
  });

  it('of a video: nine tenths of its length, and not a hundredth of a second less', () => {
    const video = part('video', { durationSeconds: 100 });
    expect(missing(video, { watched: [0, 89.99] })).toBe('video_not_watched');
    expect(missing(video, { watched: [0, 90] })).toBeNull();
    expect(missing(video, { watched: [0, 50, 60, 100] })).toBeNull();
  });

  it('of exercises: the pass mark itself is enough', () => {
    const exercises = part('exercises', { passMark: 0.7 });
    expect(missing(exercises, { bestScore: 0.6999 })).toBe('exercises_not_passed');
    expect(missing(exercises, { bestScore: 0.7 })).toBeNull();
  });
});
