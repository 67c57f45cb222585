import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { recordWatch } from '@nivel/contracts/learning/record-watch.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { rules } from '../../test/a-learner.ts';
import { aContentTree, aLevel, aModule, aTextPart, idOf, parts, wrongAnswers } from '../../test/a-curriculum.ts';
import { bareAccount } from '../../test/account-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { CurriculumRepository } from '../curriculum/curriculum.repository.ts';
import { rebuildLearner } from './rebuild.repository.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const texts = Array.from({ length: 30 }, (_, index) => idOf('c', 100 + index));
let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  const tree = aContentTree();
  const [first, ...levels] = tree.levels;
  const many = aModule(
    9,
    texts.map((id, index) => aTextPart(id, index + 1)),
  );
  await learning.importTree({ ...tree, levels: [aLevel('X100', [...(first?.modules ?? []), many]), ...levels] });
});
afterAll(() => learning.stop());

const read = async (learner: Person, part_id: string): Promise<void> => {
  await learner.ask(openPart, { part_id });
  learning.clock.pass(6);
  await learner.ask(recordReading, { part_id });
};
const complete = (learner: Person, part_id: string, occurredAtMs?: number) =>
  learner.ask(completePart, {
    part_id,
    ...(occurredAtMs === undefined ? {} : { occurred_at: new Date(occurredAtMs).toISOString() }),
  });
const streakOf = async (learner: Person): Promise<number> => {
  const { rows } = await learning.owner.query('SELECT streak_days FROM user_progress WHERE user_id = $1', [
    learner.userId,
  ]);
  return (rows as { streak_days: number }[])[0]?.streak_days ?? 0;
};
/** The streak, counted again from the ledgers. */
const rebuiltStreakOf = async (learner: Person): Promise<number> => {
  const curriculum = await new CurriculumRepository().read(learning.work.reads);
  await rebuildLearner(learning.work, curriculum, learner.userId, rules);
  return streakOf(learner);
};
/** Moves the clock to a later moment in UTC, on this or the next day. */
const passTo = (hour: number, minute: number): void => {
  const at = new Date(learning.clock.at);
  at.setUTCHours(hour, minute, 0, 0);
  while (at.getTime() <= learning.clock.at) at.setUTCDate(at.getUTCDate() + 1);
  learning.clock.at = at.getTime();
};

describe('days that are claimed', () => {
  it('count once for thirty parts that were read on one day and completed on thirty', async () => {
    const learner = await learning.person();
    for (const id of texts) await read(learner, id);
    const readAt = learning.clock.at;
    learning.clock.pass(30 * DAY);
    for (const [index, id] of texts.entries()) await complete(learner, id, readAt + index * DAY * 1_000);
    // The day of the reading is more than 14 days ago; that of the completions is one.
    expect(await streakOf(learner)).toBe(1);
    expect(await rebuiltStreakOf(learner)).toBe(1);
    expect((await learner.ask(readDashboard, {})).totalPoints).toBeGreaterThanOrEqual(300);
  });

  it('count for the days on which the service saw the work, and give nothing twice', async () => {
    const learner = await learning.person();
    const days: number[] = [];
    for (const id of texts.slice(0, 3)) {
      await read(learner, id);
      days.push(learning.clock.at);
      learning.clock.pass(DAY);
    }
    const [first, second, third] = texts as [string, string, string];
    expect(await complete(learner, third, days[2])).toMatchObject({ streak: { days: 1 } });
    expect(await complete(learner, first, days[1])).toMatchObject({ streak: { days: 2 } });
    expect(await complete(learner, second, days[1])).toMatchObject({ streak: { days: 3 } });
    expect(await rebuiltStreakOf(learner)).toBe(3);
  });

  it('count for a video on the day of its last report', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.video });
    learning.clock.pass(60);
    await learner.ask(recordWatch, { part_id: parts.video, ranges: [[0, 100]], position: 100 });
    const watchedAt = learning.clock.at;
    learning.clock.pass(2 * DAY);
    const result = await complete(learner, parts.video, watchedAt + 1_000);
    expect(result).toMatchObject({ completedAt: new Date(watchedAt + 1_000).toISOString(), streak: { days: 1 } });
    const { streak } = await learner.ask(readDashboard, {});
    expect(streak).toMatchObject({ isDoneToday: false });
  });

  it('that are more than 14 days ago count for progress, not for the streak', async () => {
    const learner = await learning.person();
    await read(learner, parts.text);
    const readAt = learning.clock.at;
    learning.clock.pass(15 * DAY);
    expect(await complete(learner, parts.text, readAt)).toMatchObject({ totalPoints: 10, streak: { days: 0 } });
    expect(await rebuiltStreakOf(learner)).toBe(0);
  });
});

/** A person whose account has arrived. */
const aKnownLearner = async (): Promise<Person> => {
  const learner = await learning.person();
  await learning.tell(accountCreated, bareAccount(learner.userId));
  await waitUntil(async () => (await learner.ask(readDashboard, {})).profile.isPrepared);
  return learner;
};

describe('a change of zone', () => {
  it('makes no second and no third day of one', async () => {
    const learner = await aKnownLearner();
    passTo(5, 50);
    await read(learner, texts[0] ?? '');
    // Ten to midnight, and then ten past it, in Mexico.
    expect(await complete(learner, texts[0] ?? '')).toMatchObject({ streak: { days: 1 } });
    passTo(6, 10);
    await read(learner, texts[1] ?? '');
    expect(await complete(learner, texts[1] ?? '')).toMatchObject({ streak: { days: 2 } });
    await learner.ask(updateTimeZone, { time_zone: 'Pacific/Kiritimati' });
    await learner.ask(openPart, { part_id: parts.exercises });
    const submit = () => learner.ask(submitExercise, { part_id: parts.exercises, answers: wrongAnswers });
    // Half past midnight of the next day over there, on the same day.
    passTo(10, 30);
    expect(await submit()).toMatchObject({ streak: { days: 2 } });
    expect((await learner.ask(readDashboard, {})).streak).toMatchObject({ days: 2, isDoneToday: true });
    passTo(6, 9);
    expect(await submit()).toMatchObject({ streak: { days: 2 } });
    passTo(6, 11);
    expect(await submit()).toMatchObject({ streak: { days: 3 } });
    expect(await rebuiltStreakOf(learner)).toBe(3);
  });

  it('to a place that is behind does not count the same day twice', async () => {
    const learner = await aKnownLearner();
    await learner.ask(updateTimeZone, { time_zone: 'Pacific/Auckland' });
    learning.clock.pass(2 * DAY);
    passTo(12, 30);
    await read(learner, texts[0] ?? '');
    expect(await complete(learner, texts[0] ?? '')).toMatchObject({ streak: { days: 1 } });
    await learner.ask(updateTimeZone, { time_zone: 'America/Tijuana' });
    for (const hour of [13, 20, 23]) {
      passTo(hour, 0);
      const id = texts[hour] ?? '';
      await read(learner, id);
      expect(await complete(learner, id)).toMatchObject({ streak: { days: 1 } });
    }
    expect(await rebuiltStreakOf(learner)).toBe(1);
  });
});
