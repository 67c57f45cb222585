import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { aContentTree, achievements, parts, rightAnswers } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ env: { CONSUMER_MAX_DELIVERIES: '20' } });
  const tree = aContentTree();
  // An achievement at 30 points makes a notification.
  const early = tree.achievements.map((one) =>
    one.id === achievements.hundred ? { ...one, requirements: { total_points: 30 } } : one,
  );
  await learning.importTree({ ...tree, achievements: early });
});
afterAll(() => learning.stop());

const rowsOf = async (userId: string) => {
  const { rows } = await learning.owner.query<Record<string, unknown>>(
    `SELECT (SELECT count(*)::int FROM profiles WHERE id = $1) AS profiles,
      (SELECT count(*)::int FROM notifications WHERE user_id = $1) AS notifications,
      (SELECT count(*)::int FROM part_completions WHERE user_id = $1) AS completions,
      (SELECT count(*)::int FROM module_progress WHERE user_id = $1 AND exercise_answers <> '{}')
        + (SELECT count(*)::int FROM exercise_attempts WHERE user_id = $1 AND answers <> '{}')
        + (SELECT count(*)::int FROM item_tries WHERE user_id = $1 AND answer <> '{}') AS answers,
      (SELECT count(*)::int FROM removed_accounts WHERE user_id = $1) AS removed,
      p.total_points, p.time_zone FROM user_progress p WHERE user_id = $1`,
    [userId],
  );
  return rows[0];
};
const isThere = (table: string, column: string, userId: string) => async () =>
  (await learning.owner.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [userId])).rowCount === 1;
const isRemoved = (userId: string) => isThere('removed_accounts', 'user_id', userId);

/** How many facts of accounts were handled. */
const handled = async (): Promise<number> => {
  const { rowCount } = await learning.owner.query(`SELECT 1 FROM learning.inbox WHERE consumer LIKE '%account%'`);
  return rowCount ?? 0;
};

/** A person with a profile, points, answers and a notification of the time when learning kept them. */
const aKnownLearner = async (): Promise<Person> => {
  const learner = await learning.person();
  await learning.tell(accountCreated, anAccount(learner.userId, { timeZone: 'Europe/Madrid' }));
  await waitUntil(isThere('profiles', 'id', learner.userId));
  await learner.ask(openPart, { part_id: parts.exercises });
  await learner.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
  await learner.ask(completePart, { part_id: parts.exercises });
  await learning.owner.query(
    `INSERT INTO learning.notifications (id, user_id, kind, subject_id, title, created_at)
    VALUES ($1, $2, 'module_completed', 'm', 'Título', now())`,
    [v7(), learner.userId],
  );
  return learner;
};
const anonymous = {
  profiles: 0,
  notifications: 0,
  completions: 1,
  answers: 0,
  removed: 1,
  total_points: 35,
  time_zone: 'America/Mexico_City',
};

describe('a deleted account', () => {
  it('leaves its ledger under an id without a name', async () => {
    const learner = await aKnownLearner();
    expect(await rowsOf(learner.userId)).toMatchObject({ profiles: 1, notifications: 1, answers: 4 });
    await learning.tell(accountDeleted, { userId: learner.userId });
    await waitUntil(isRemoved(learner.userId));
    expect(await rowsOf(learner.userId)).toEqual(anonymous);
    const forge = (change: string) =>
      learning.owner.query(`UPDATE learning.exercise_attempts SET ${change} WHERE user_id = $1`, [learner.userId]);
    for (const change of ['score = 1', `answers = '{"a": 1}'`, 'is_passed = true, answers = DEFAULT'])
      await expect(forge(change)).rejects.toThrow();
    // A token that still lives sees no name either.
    const { profile, timeZone } = await learner.ask(readDashboard, {});
    expect([profile.firstName, profile.lastName, timeZone]).toEqual(['', '', 'America/Mexico_City']);
  });

  it('is deleted once when delivered twice', async () => {
    const learner = await aKnownLearner();
    const id = await learning.tell(accountDeleted, { userId: learner.userId });
    await waitUntil(isRemoved(learner.userId));
    await learning.tell(accountDeleted, { userId: learner.userId }, { id });
    await learning.tell(accountDeleted, { userId: learner.userId });
    const last = v7();
    await learning.tell(accountDeleted, { userId: last });
    await waitUntil(isRemoved(last));
    expect(await rowsOf(learner.userId)).toEqual(anonymous);
  });

  it('whose rows cannot be changed now loses its name later, and all of it at once', async () => {
    const learner = await aKnownLearner();
    // A sequence advances although the transaction is rolled back, and so counts the failures.
    await learning.owner.query(`CREATE SEQUENCE learning.failures;
      CREATE FUNCTION learning.fail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN PERFORM nextval('learning.failures'); RAISE EXCEPTION 'not now'; END $$;
      CREATE TRIGGER fail BEFORE DELETE ON learning.answer_checks FOR EACH STATEMENT EXECUTE FUNCTION learning.fail()`);
    await learning.tell(accountDeleted, { userId: learner.userId });
    await waitUntil(async () => {
      const { rows } = await learning.owner.query<{ last_value: string }>('SELECT last_value FROM learning.failures');
      return Number(rows[0]?.last_value) >= 2;
    });
    expect(await rowsOf(learner.userId)).toMatchObject({ profiles: 1, notifications: 1, removed: 0 });
    await learning.owner.query('DROP FUNCTION learning.fail CASCADE');
    await waitUntil(isRemoved(learner.userId));
    expect(await rowsOf(learner.userId)).toEqual(anonymous);
  });

  it('is not recreated by its creation, delivered late or at the same moment', async () => {
    const late = v7();
    await learning.tell(accountDeleted, { userId: late });
    await waitUntil(isRemoved(late));
    const first = await handled();
    await learning.tell(accountCreated, anAccount(late));
    await waitUntil(async () => (await handled()) > first);
    const before = await handled();
    const both = Array.from({ length: 30 }, () => v7());
    await Promise.all(
      both.flatMap((userId) => [
        learning.tell(accountCreated, anAccount(userId)),
        learning.tell(accountDeleted, { userId }),
      ]),
    );
    const ids = [late, ...both];
    await waitUntil(async () => (await handled()) >= before + 2 * both.length);
    const { rows } = await learning.owner.query('SELECT id FROM profiles WHERE id = ANY ($1)', [ids]);
    expect(rows).toEqual([]);
  });
});
