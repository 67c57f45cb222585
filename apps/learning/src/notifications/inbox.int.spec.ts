import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { listNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import { markNotificationsRead } from '@nivel/contracts/learning/mark-notifications-read.operation';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { achievements, modules } from '../../test/a-curriculum.ts';
import { startLearning, type Caller, type LearningStack } from '../../test/learning-stack.ts';

let stack: LearningStack;

beforeAll(async () => {
  stack = await startLearning({ env: { CONSUMER_MAX_DELIVERIES: '20' } });
}, 60_000);
afterAll(() => stack.stop(), 30_000);

const tellAll = async (userId: string) => [
  await stack.tell(moduleCompleted, {
    userId,
    moduleId: modules.first,
    levelId: 'X100',
    title: 'Módulo 1',
    modulesCompleted: 1,
    nextModuleId: null,
  }),
  await stack.tell(levelUnlocked, { userId, levelId: 'X200', name: 'Nivel X200' }),
  await stack.tell(achievementUnlocked, {
    userId,
    achievementId: achievements.firstModule,
    title: 'Primer módulo',
    description: 'El primero',
    icon: 'trophy',
    points: 40,
    totalPoints: 100,
  }),
];
const inboxOf = async (learner: Caller) => (await learner.ask(listNotifications, {})).notifications;
const has = (learner: Caller, count: number) => async () => (await inboxOf(learner)).length === count;

describe('the inbox', () => {
  it('holds what was completed and unlocked, for its owner only', async () => {
    const [learner, other] = [await stack.caller(), await stack.caller()];
    await tellAll(learner.userId);
    await stack.until(has(learner, 3));
    const found = (await inboxOf(learner)).map(({ kind, subjectId, title, icon, points, readAt }) => ({
      kind,
      subjectId,
      title,
      icon,
      points,
      readAt,
    }));
    expect(found.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
      {
        kind: 'achievement_unlocked',
        subjectId: achievements.firstModule,
        title: 'Primer módulo',
        icon: 'trophy',
        points: 40,
        readAt: null,
      },
      { kind: 'level_unlocked', subjectId: 'X200', title: 'Nivel X200', icon: null, points: null, readAt: null },
      { kind: 'module_completed', subjectId: modules.first, title: 'Módulo 1', icon: null, points: null, readAt: null },
    ]);
    expect(await other.ask(listNotifications, {})).toEqual({ notifications: [], unread: 0 });
  });

  it('marks as read what its owner names, and nothing of anybody else', async () => {
    const [learner, other] = [await stack.caller(), await stack.caller()];
    await tellAll(learner.userId);
    await stack.until(has(learner, 3));
    const ids = (await inboxOf(learner)).map(({ id }) => id);
    expect(await other.ask(markNotificationsRead, { ids })).toEqual({ unread: 0 });
    expect(await learner.ask(markNotificationsRead, { ids: ids.slice(0, 1) })).toEqual({ unread: 2 });
    expect(await learner.ask(markNotificationsRead, {})).toEqual({ unread: 0 });
    expect(await learner.refusal(markNotificationsRead, { ids: ['x'] })).toMatchObject({ code: 'invalid_input' });
  });

  it('is read page by page', async () => {
    const learner = await stack.caller();
    await tellAll(learner.userId);
    await stack.until(has(learner, 3));
    const all = (await inboxOf(learner)).map(({ id }) => id);
    const first = await learner.ask(listNotifications, { limit: 2 });
    const second = await learner.ask(listNotifications, { limit: 2, before: all[1] ?? '' });
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(all);
    expect(await learner.refusal(listNotifications, { limit: 0 })).toMatchObject({ code: 'invalid_input' });
  });

  it('takes each fact once, however often it is delivered', async () => {
    const learner = await stack.caller();
    const told = await tellAll(learner.userId);
    for (const row of [...told, ...told]) await stack.publish(row, { 'Fact-Replay-Of': row.id, Copy: v7() });
    await stack.until(has(learner, 3));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await inboxOf(learner)).toHaveLength(3);
  });

  it('takes a fact later when it cannot be taken now', async () => {
    const learner = await stack.caller();
    await stack.owner.query('ALTER TABLE learning.notifications RENAME TO notifications_away');
    await tellAll(learner.userId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await stack.owner.query('ALTER TABLE learning.notifications_away RENAME TO notifications');
    await stack.until(has(learner, 3));
  }, 30_000);
});
