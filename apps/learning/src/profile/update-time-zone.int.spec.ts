import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { profileErrors } from '@nivel/contracts/auth/profile.errors';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { bareAccount } from '../../test/account-service.ts';
import { parts } from '../../test/a-curriculum.ts';
import { startLearning, type LearningStack } from '../../test/learning-stack.ts';
import { LearnerStore } from '../learner/learner-store.ts';

let stack: LearningStack;
beforeAll(async () => {
  stack = await startLearning({ replicas: 2 });
}, 60_000);
afterAll(() => stack.stop(), 30_000);

describe('the time zone of a learner', () => {
  it('is changed in the account, and here before the answer', async () => {
    const learner = await stack.caller();
    expect(await learner.ask(updateTimeZone, { time_zone: 'Europe/Madrid' })).toEqual({ timeZone: 'Europe/Madrid' });
    expect(stack.accounts.accounts.get(learner.userId)?.account.timeZone).toBe('Europe/Madrid');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('Europe/Madrid');
  });

  it('stays what it was when the account refuses, and the caller is told why', async () => {
    const learner = await stack.caller();
    stack.accounts.refuseWith = profileErrors.time_zone_changed_recently;
    const refusal = await learner
      .refusal(updateTimeZone, { time_zone: 'Europe/Madrid' })
      .finally(() => (stack.accounts.refuseWith = null));
    expect(refusal.code).toBe('time_zone_changed_recently');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('America/Mexico_City');
  });

  it('is not undone by what was told before', async () => {
    const learner = await stack.caller();
    await learner.ask(updateTimeZone, { time_zone: 'Europe/Madrid' });
    await learner.ask(updateTimeZone, { time_zone: 'Asia/Tokyo' });
    await stack.tell(accountCreated, bareAccount(learner.userId), 1);
    const last = await stack.caller();
    await stack.tell(accountCreated, { ...bareAccount(last.userId), timeZone: 'Europe/Rome' }, 1);
    await waitUntil(async () => (await last.ask(readDashboard, {})).timeZone === 'Europe/Rome');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('Asia/Tokyo');
  });

  it('changes for every replica, whatever they remember of the learner', async () => {
    const learner = await stack.caller();
    await learner.ask(openPart, { part_id: parts.text });
    stack.clock.pass(6);
    await learner.ask(recordReading, { part_id: parts.text });
    for (const service of stack.services) await service.app.get(LearnerStore).read(learner.userId);
    await learner.ask(updateTimeZone, { time_zone: 'Asia/Tokyo' });
    await learner.ask(completePart, { part_id: parts.text });
    const { rows } = await stack.owner.query(
      'SELECT streak_last_day::text AS day FROM user_progress WHERE user_id = $1',
      [learner.userId],
    );
    // Six in the evening in UTC is three in the morning of the next day.
    expect(rows).toEqual([{ day: '2026-11-17' }]);
  });
});
