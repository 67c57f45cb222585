import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { listNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import { markNotificationsRead } from '@nivel/contracts/learning/mark-notifications-read.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { recordWatch } from '@nivel/contracts/learning/record-watch.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { achievements, modules, parts, rightAnswers } from '../../test/a-curriculum.ts';
import { startLearning, type Caller, type LearningStack } from '../../test/learning-stack.ts';

let stack: LearningStack;

beforeAll(async () => {
  stack = await startLearning();
}, 60_000);
afterAll(() => stack.stop(), 30_000);

const read = async (learner: Caller, partId: string): Promise<void> => {
  await learner.ask(openPart, { part_id: partId });
  stack.clock.pass(6);
  await learner.ask(recordReading, { part_id: partId });
};
/** Everything of the first module but the click that completes its last part. */
const almostCompleteModule = async (learner: Caller): Promise<void> => {
  await learner.ask(openPart, { part_id: parts.video });
  stack.clock.pass(60);
  await learner.ask(recordWatch, { part_id: parts.video, ranges: [[0, 100]], position: 100 });
  await learner.ask(completePart, { part_id: parts.video });
  await read(learner, parts.text);
  await learner.ask(completePart, { part_id: parts.text });
  await learner.ask(openPart, { part_id: parts.exercises });
  await learner.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
};
/** One module completed, which unlocks two achievements. */
const completeModule = async (learner: Caller): Promise<void> => {
  await almostCompleteModule(learner);
  await learner.ask(completePart, { part_id: parts.exercises });
};
const inboxOf = async (learner: Caller) => (await learner.ask(listNotifications, {})).notifications;

describe('the inbox', () => {
  it('holds what was completed and unlocked, for its owner only', async () => {
    const [learner, other] = [await stack.caller(), await stack.caller()];
    await completeModule(learner);
    for (const id of parts.second) {
      await read(learner, id);
      await learner.ask(completePart, { part_id: id });
    }
    const found = (await inboxOf(learner)).map(({ kind, subjectId, icon, points, readAt }) => ({
      kind,
      subjectId,
      isIllustrated: icon !== null,
      hasPoints: points !== null,
      readAt,
    }));
    const plain = { isIllustrated: false, hasPoints: false, readAt: null };
    const won = { kind: 'achievement_unlocked', isIllustrated: true, hasPoints: true, readAt: null };
    expect(found).toEqual([
      { ...plain, kind: 'level_unlocked', subjectId: 'X200' },
      { ...plain, kind: 'module_completed', subjectId: modules.second },
      { ...won, subjectId: achievements.hundred },
      { ...won, subjectId: achievements.firstModule },
      { ...plain, kind: 'module_completed', subjectId: modules.first },
    ]);
    expect(await other.ask(listNotifications, {})).toEqual({ notifications: [], unread: 0 });
  });

  it('marks as read what its owner names, and nothing of anybody else', async () => {
    const [learner, other] = [await stack.caller(), await stack.caller()];
    await completeModule(learner);
    const ids = (await inboxOf(learner)).map(({ id }) => id);
    expect(await other.ask(markNotificationsRead, { ids })).toEqual({ unread: 0 });
    expect(await learner.ask(markNotificationsRead, { ids: ids.slice(0, 1) })).toEqual({ unread: 2 });
    expect(await learner.ask(markNotificationsRead, {})).toEqual({ unread: 0 });
    expect(await learner.refusal(markNotificationsRead, { ids: ['x'] })).toMatchObject({ code: 'invalid_input' });
  });

  it('is read page by page', async () => {
    const learner = await stack.caller();
    await completeModule(learner);
    const all = (await inboxOf(learner)).map(({ id }) => id);
    const first = await learner.ask(listNotifications, { limit: 2 });
    const second = await learner.ask(listNotifications, { limit: 2, before: all[1] ?? '' });
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(all);
    expect(await learner.refusal(listNotifications, { limit: 0 })).toMatchObject({ code: 'invalid_input' });
  });

  it('gets each line once, however often the completion is asked for', async () => {
    const learner = await stack.caller();
    await almostCompleteModule(learner);
    await Promise.all(Array.from({ length: 10 }, () => learner.ask(completePart, { part_id: parts.exercises })));
    await learner.ask(completePart, { part_id: parts.exercises });
    expect(await inboxOf(learner)).toHaveLength(3);
  });

  it('gets its lines together with the completion, or neither happens', async () => {
    const [learner, other] = [await stack.caller(), await stack.caller()];
    for (const one of [learner, other]) await almostCompleteModule(one);
    await stack.owner.query('ALTER TABLE learning.notifications RENAME TO notifications_away');
    expect(await learner.refusal(completePart, { part_id: parts.exercises })).toMatchObject({ code: 'internal' });
    await stack.owner.query('ALTER TABLE learning.notifications_away RENAME TO notifications');
    const { rows } = await stack.owner.query('SELECT 1 FROM learning.part_completions WHERE user_id = $1', [
      learner.userId,
    ]);
    expect(rows).toHaveLength(2);
    await Promise.all([learner, other].map((one) => one.ask(completePart, { part_id: parts.exercises })));
    for (const one of [learner, other]) expect(await inboxOf(one)).toHaveLength(3);
  });
});
