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
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { LearnerStore } from '../learner/learner-store.ts';

let learning: LearningUnderTest;
beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
});
afterAll(() => learning.stop());

describe('the time zone of a learner', () => {
  it('is changed in the account, and here before the answer', async () => {
    const learner = await learning.person();
    expect(await learner.ask(updateTimeZone, { time_zone: 'Europe/Madrid' })).toEqual({ timeZone: 'Europe/Madrid' });
    expect(learning.accounts.accounts.get(learner.userId)?.account.timeZone).toBe('Europe/Madrid');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('Europe/Madrid');
  });

  it('stays unchanged when the account refuses, and the caller gets the reason', async () => {
    const learner = await learning.person();
    learning.accounts.refuseWith = profileErrors.time_zone_changed_recently;
    const refusal = await learner
      .refusal(updateTimeZone, { time_zone: 'Europe/Madrid' })
      .finally(() => (learning.accounts.refuseWith = null));
    expect(refusal.code).toBe('time_zone_changed_recently');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('America/Mexico_City');
  });

  it('is not undone by an older fact', async () => {
    const learner = await learning.person();
    await learner.ask(updateTimeZone, { time_zone: 'Europe/Madrid' });
    await learner.ask(updateTimeZone, { time_zone: 'Asia/Tokyo' });
    await learning.tell(accountCreated, bareAccount(learner.userId));
    const last = await learning.person();
    await learning.tell(accountCreated, { ...bareAccount(last.userId), timeZone: 'Europe/Rome' });
    await waitUntil(async () => (await last.ask(readDashboard, {})).timeZone === 'Europe/Rome');
    expect((await learner.ask(readDashboard, {})).timeZone).toBe('Asia/Tokyo');
  });

  it('changes for every replica, whatever they have cached of the learner', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.text });
    learning.clock.pass(6);
    await learner.ask(recordReading, { part_id: parts.text });
    for (const { app } of learning.started.running) await app.get(LearnerStore).read(learner.userId);
    await learner.ask(updateTimeZone, { time_zone: 'Asia/Tokyo' });
    await learner.ask(completePart, { part_id: parts.text });
    const { rows } = await learning.owner.query(
      'SELECT streak_last_day::text AS day FROM user_progress WHERE user_id = $1',
      [learner.userId],
    );
    // Six in the evening in UTC is three in the morning of the next day.
    expect(rows).toEqual([{ day: '2026-11-17' }]);
  });
});
