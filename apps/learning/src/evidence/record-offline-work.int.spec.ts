import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { recordOfflineWork } from '@nivel/contracts/learning/record-offline-work.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, parts, rightAnswers } from '../../test/a-curriculum.ts';
import { rules } from '../../test/a-learner.ts';
import { BillingService } from '../../test/billing-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { CurriculumRepository } from '../curriculum/curriculum.repository.ts';
import { rebuildLearner } from '../progress/rebuild.repository.ts';

const MINUTE = 60_000;
const DAY = 86_400;
let learning: LearningUnderTest;
let billing: BillingService;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  billing = await BillingService.start(learning);
  await learning.importTree(aContentTree());
});
afterAll(async () => {
  await billing.owner.stop();
  await learning.stop();
});

/** A learner who opened a part. */
const opened = async (part_id: string): Promise<Person> => {
  const learner = await learning.person();
  await learner.ask(openPart, { part_id });
  return learner;
};
const iso = (ms: number): string => new Date(ms).toISOString();
/** Work of some minutes that ended at a moment. */
const work = (part_id: string, endedAt: number, minutes = 2) => ({
  work_id: v7(),
  part_id,
  sent_at: iso(learning.clock.at),
  opened_at: iso(endedAt - minutes * MINUTE),
  ended_at: iso(endedAt),
});
const rebuiltStreak = async (learner: Person): Promise<number> => {
  const curriculum = await new CurriculumRepository().read(learning.work.reads);
  await rebuildLearner(learning.work, curriculum, learner.userId, rules);
  const [row] = await learning.rows('SELECT streak_days FROM user_progress WHERE user_id = $1', [learner.userId]);
  return Number(row?.['streak_days']);
};

describe('evidence of work without network', () => {
  it('completes a text for the day on which it was read', async () => {
    const learner = await opened(parts.text);
    learning.clock.pass(DAY);
    const readAt = learning.clock.at;
    learning.clock.pass(3 * DAY);
    const { occurredAt } = await learner.ask(recordOfflineWork, work(parts.text, readAt));
    expect(occurredAt).toBe(iso(readAt));
    const completed = await learner.ask(completePart, { part_id: parts.text, occurred_at: occurredAt });
    expect(completed).toMatchObject({ completedAt: occurredAt, streak: { days: 1 } });
    expect((await learner.ask(readDashboard, {})).streak).toMatchObject({ days: 0, isDoneToday: false });
    expect(await learner.ask(completePart, { part_id: parts.text, occurred_at: occurredAt })).toEqual(completed);
  });

  it('completes a video by its watched ranges, and refuses impossible ones', async () => {
    const learner = await opened(parts.video);
    learning.clock.pass(DAY);
    const report = work(parts.video, learning.clock.at - MINUTE, 3);
    const watch = { ranges: [[0, 100]] as [number, number][], position: 100 };
    const hasty = { ...work(parts.video, learning.clock.at - MINUTE, 0.1), watch };
    await expect(learner.ask(recordOfflineWork, hasty)).rejects.toMatchObject({
      definition: { code: 'watch_implausible' },
    });
    await learner.ask(recordOfflineWork, { ...report, watch });
    expect(await learner.ask(completePart, { part_id: parts.video })).toMatchObject({
      totalPoints: expect.any(Number),
    });
  });

  it('adds up a video watched in pieces, and refuses what two devices claim for the same time', async () => {
    const learner = await opened(parts.video);
    learning.clock.pass(DAY);
    const at = learning.clock.at - 10 * MINUTE;
    const watched = (endedAt: number, from: number, to: number) => ({
      ...work(parts.video, endedAt, 0.5),
      watch: { ranges: [[from, to]] as [number, number][], position: to },
    });
    const first = watched(at, 0, 60);
    await learner.ask(recordOfflineWork, first);
    await expect(learner.ask(completePart, { part_id: parts.video })).rejects.toMatchObject({
      definition: { code: 'video_not_watched' },
    });
    await expect(learner.ask(recordOfflineWork, watched(at, 60, 100))).rejects.toMatchObject({
      definition: { code: 'watch_implausible' },
    });
    await learner.ask(recordOfflineWork, first);
    await learner.ask(recordOfflineWork, watched(at + 5 * MINUTE, 60, 100));
    await learner.ask(recordOfflineWork, watched(at - 5 * MINUTE, 0, 20));
    const rows = await learning.rows<{ watched_seconds: number }>(
      'SELECT watched_seconds FROM offline_work WHERE user_id = $1 ORDER BY ended_at DESC',
      [learner.userId],
    );
    expect(rows).toEqual([{ watched_seconds: 40 }, { watched_seconds: 60 }, { watched_seconds: 0 }]);
    const views = await learning.rows('SELECT position FROM part_views WHERE user_id = $1', [learner.userId]);
    expect(views).toEqual([{ position: 100 }]);
    expect(await learner.ask(completePart, { part_id: parts.video })).toMatchObject({
      totalPoints: expect.any(Number),
    });
  });

  it('gives one moment no second grace: pieces without duration share it', async () => {
    const learner = await opened(parts.video);
    learning.clock.pass(DAY);
    const moment = (from: number) => ({
      ...work(parts.video, learning.clock.at - MINUTE, 0),
      watch: { ranges: [[from, from + rules.watchGraceSeconds]] as [number, number][], position: from },
    });
    await learner.ask(recordOfflineWork, moment(0));
    await expect(learner.ask(recordOfflineWork, moment(50))).rejects.toMatchObject({
      definition: { code: 'watch_implausible' },
    });
  });

  it('counts the same ranges of several devices once, also when all arrive at the same moment', async () => {
    const learner = await opened(parts.video);
    learning.clock.pass(DAY);
    const report = () => ({
      ...work(parts.video, learning.clock.at - MINUTE, 0.5),
      watch: { ranges: [[0, 60]] as [number, number][], position: 60 },
    });
    await Promise.all(Array.from({ length: 8 }, () => learner.ask(recordOfflineWork, report())));
    const rows = await learning.rows<{ watched_seconds: number }>(
      'SELECT watched_seconds FROM offline_work WHERE user_id = $1 ORDER BY watched_seconds DESC',
      [learner.userId],
    );
    expect(rows.map(({ watched_seconds: seconds }) => seconds)).toEqual([60, ...Array.from({ length: 7 }, () => 0)]);
  });

  it('counts exercises for the day on which they were answered, also when everything is counted again', async () => {
    const learner = await opened(parts.exercises);
    learning.clock.pass(DAY);
    const answeredAt = learning.clock.at;
    learning.clock.pass(2 * DAY);
    const { occurredAt } = await learner.ask(recordOfflineWork, work(parts.exercises, answeredAt));
    const attempt = { part_id: parts.exercises, answers: rightAnswers, attempt_id: v7(), occurred_at: occurredAt };
    expect(await learner.ask(submitExercise, attempt)).toMatchObject({ isPassed: true, streak: { days: 1 } });
    await learner.ask(completePart, { part_id: parts.exercises, occurred_at: occurredAt });
    expect((await learner.ask(readDashboard, {})).streak).toMatchObject({ days: 0, isDoneToday: false });
    expect(await rebuiltStreak(learner)).toBe(1);
  });

  it('counts exercises of more than 14 days ago for progress, and for no day', async () => {
    const learner = await opened(parts.exercises);
    learning.clock.pass(60);
    const answeredAt = learning.clock.at;
    learning.clock.pass(15 * DAY);
    const { occurredAt } = await learner.ask(recordOfflineWork, work(parts.exercises, answeredAt, 0.5));
    const attempt = { part_id: parts.exercises, answers: rightAnswers, attempt_id: v7(), occurred_at: occurredAt };
    expect(await learner.ask(submitExercise, attempt)).toMatchObject({ isPassed: true, streak: { days: 0 } });
    expect(await rebuiltStreak(learner)).toBe(0);
  });

  it('answers the same work as the first time, from every replica at once, and refuses its id for another part', async () => {
    const learner = await opened(parts.text);
    await learner.ask(openPart, { part_id: parts.video });
    learning.clock.pass(DAY);
    const report = work(parts.text, learning.clock.at - MINUTE);
    const answers = await Promise.all(Array.from({ length: 8 }, () => learner.ask(recordOfflineWork, report)));
    learning.clock.pass(DAY);
    answers.push(await learner.ask(recordOfflineWork, report));
    expect(new Set(answers.map(({ occurredAt }) => occurredAt)).size).toBe(1);
    await expect(learner.ask(recordOfflineWork, { ...report, part_id: parts.video })).rejects.toMatchObject({
      definition: { code: 'idempotency_key_reused' },
    });
  });

  it('is refused with the reason for a part that was never opened, and for work before its opening', async () => {
    const stranger = await learning.person();
    const report = work(parts.text, learning.clock.at);
    await expect(stranger.ask(recordOfflineWork, report)).rejects.toMatchObject({
      definition: { code: 'part_not_opened' },
    });
    const learner = await opened(parts.text);
    const early = work(parts.text, learning.clock.at - 60 * MINUTE);
    await expect(learner.ask(recordOfflineWork, early)).rejects.toMatchObject({
      definition: { code: 'offline_work_impossible' },
      details: { reason: 'before_opening' },
    });
  });
});

describe('a part that is downloaded ahead', () => {
  it('needs a paid plan', async () => {
    const learner = await learning.person();
    await expect(learner.ask(openPart, { part_id: parts.text, ahead: true })).rejects.toMatchObject({
      definition: { code: 'offline_needs_plan' },
      details: { tier: 'pro' },
    });
  });

  it('is no visit, so that the dashboard continues elsewhere, and can be studied from then on', async () => {
    const learner = await opened(parts.video);
    await billing.give(learner.userId, 'pro');
    learning.clock.pass(60);
    const { id } = await learner.ask(openPart, { part_id: parts.text, ahead: true });
    expect(id).toBe(parts.text);
    expect((await learner.ask(readDashboard, {})).next).toMatchObject({ partId: parts.video });
    learning.clock.pass(DAY);
    const { occurredAt } = await learner.ask(recordOfflineWork, work(parts.text, learning.clock.at - MINUTE));
    await learner.ask(completePart, { part_id: parts.text, occurred_at: occurredAt });
  });
});
