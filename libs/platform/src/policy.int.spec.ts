import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startDemo } from '../test/start-demo.ts';
import { archiveProject, makeTasks, readTasks, roles, TeamworkModule, teamworkOperations } from '../test/teamwork.ts';

const [own, foreign] = [v7(), v7()];

let teamwork: ServiceUnderTest;

beforeAll(async () => {
  teamwork = await startDemo(TeamworkModule, { name: 'teamwork', world: { operations: teamworkOperations } });
  await makeTasks(teamwork.owner, 'learning');
});
afterAll(() => teamwork.stop());

/** A new person with the role of an actor: in the requested thing, or in another one only. */
const personLike = ({ member }: MatrixActor): string => {
  const userId = v7();
  if (member === null) return userId;
  const { kind, role, isElsewhere } = member;
  // A role in the installation belongs to the caller's own account.
  const id = isElsewhere ? foreign : kind === 'account' ? userId : own;
  const members = roles.get(`${kind} ${id}`) ?? new Map<string, string>();
  roles.set(`${kind} ${id}`, members.set(userId, role));
  return userId;
};
const inputOf = ({ policy, door }: Operation, id: string): object =>
  policy.who === 'member' && policy.field !== null && door.kind === 'inside' ? { [policy.field]: id } : {};
const ask = async (operation: Operation, input: object, userId: string | null): Promise<unknown> =>
  (userId === null ? teamwork.nobody : await teamwork.person(userId)).ask(operation, input);
const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'allowed',
    (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
  );

describe('TEN-4: who may do what', () => {
  const matrix = policyMatrix(teamworkOperations);

  it('has a row for every operation and every kind of actor', () => {
    expect(matrix).toHaveLength(teamworkOperations.length * (2 + 2 * 9));
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, row.verdict, row] as const))(
    '%s by %s: %s',
    async (_, __, verdict, { operation, actor }) => {
      const userId = personLike(actor);
      const asked = ask(operation, inputOf(operation, own), actor.name === 'nobody' ? null : userId);
      expect(await outcome(asked)).toBe(verdict);
    },
  );
});

describe('a stranger', () => {
  it('gets one refusal, whether or not the thing exists', async () => {
    const stranger = v7();
    roles.set(`project ${own}`, new Map([[v7(), 'owner']]));
    const refusals = await Promise.all(
      [own, v7()].map((id) => ask(archiveProject, { project_id: id }, stranger).catch((error: unknown) => error)),
    );
    expect(refusals.map((error) => (error as AppError).body)).toEqual([
      (refusals[0] as AppError).body,
      (refusals[0] as AppError).body,
    ]);
    expect((refusals[0] as AppError).definition.code).toBe('forbidden');
  });

  it('checks the form of the input before it reads memberships', async () => {
    const asked = ask(archiveProject, { project_id: 'no id', more: true }, v7());
    expect(await outcome(asked)).toBe('invalid_input');
  });
});

describe('the rows of a table', () => {
  it('are those of the things in which the caller has the role, whatever the query asks for', async () => {
    const [member, stranger] = [v7(), v7()];
    const [mine, theirs] = [v7(), v7()];
    roles.set(`project ${mine}`, new Map([[member, 'viewer']]));
    roles.set(`project ${theirs}`, new Map([[v7(), 'owner']]));
    for (const place of [mine, theirs])
      await teamwork.rows('INSERT INTO tasks VALUES ($1, $2, $3)', [v7(), place, `of ${place}`]);
    const titles = async (userId: string, input: object): Promise<string[]> => {
      const { rows } = (await ask(readTasks, input, userId)) as { rows: { title: string }[] };
      return rows.map(({ title }) => title);
    };
    expect(await titles(member, {})).toEqual([`of ${mine}`]);
    const foreignOnly = { filters: [{ column: 'project_id', op: 'eq', value: theirs }], count: true };
    expect(await ask(readTasks, foreignOnly, member)).toEqual({ rows: [], total: 0 });
    expect(await titles(stranger, {})).toEqual([]);
    roles.get(`project ${mine}`)?.delete(member);
    expect(await titles(member, {})).toEqual([]);
  });
});
