import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { operations } from '@nivel/contracts/learning/operations.generated';
import { account, organization, type AccountRole, type OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { Caller, Person } from '@nivel/testing/caller';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { waitUntil } from '@nivel/testing/wait-until';
import { knownPerson } from '../test/known-person.ts';
import { LearningUnderTest } from '../test/learning-under-test.ts';
import { OrganizationsService } from '../test/organizations-service.ts';
import { PeopleService } from '../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let organizations: OrganizationsService;
let admin: Person;
beforeAll(async () => {
  learning = await LearningUnderTest.start();
  people = await PeopleService.start(learning);
  organizations = await OrganizationsService.start(learning);
  admin = await people.administrator();
});
afterAll(async () => {
  await organizations.owner.stop();
  await people.owner.stop();
  await learning.stop();
});

/** The organization that the operations are about. */
const organizationId = v7();

const join = async ({ userId }: Person, role: OrganizationRole, isElsewhere: boolean): Promise<void> => {
  const id = await organizations.member(isElsewhere ? v7() : organizationId, userId, role);
  await waitUntil(
    async () => (await learning.rows('SELECT 1 FROM organization_members WHERE id = $1', [id])).length > 0,
  );
};

const make = async ({ name, member }: MatrixActor): Promise<Caller> => {
  if (name === 'nobody') return learning.nobody;
  if (member?.kind === 'mentor') {
    const { person, email } = await knownPerson(learning, 'Ana');
    await admin.ask(giveMentorRole, { email });
    return person;
  }
  const person = await learning.person();
  if (member?.kind === account.kind) await people.set(person.userId, member.role as AccountRole);
  if (member?.kind === organization.kind) await join(person, member.role as OrganizationRole, member.isElsewhere);
  return person;
};

const callers = new Map<string, Promise<Caller>>();
/** One for each kind of actor: a fact and its consumer bring a person's role to learning. */
const callerLike = (actor: MatrixActor): Promise<Caller> => {
  const known = callers.get(actor.name) ?? make(actor);
  callers.set(actor.name, known);
  return known;
};

/** Something of the right form; what else is wrong with it shows only behind the policy. */
const inputs: Readonly<Record<string, () => object>> = {
  'learning.discard-curriculum-draft': () => ({ id: v7(), revision: '0'.repeat(16) }),
  'learning.import-curriculum': () => ({ files: [{ path: 'content/x100/level.yaml', text: 'id: X100' }] }),
  'learning.move-curriculum-thing': () => ({ id: v7(), position: 1 }),
  'learning.read-part-figures': () => ({ id: v7() }),
  'learning.preview-curriculum-part': () => ({ id: v7() }),
  'learning.publish-curriculum-draft': () => ({ publish_id: v7(), revision: '0'.repeat(16), note: '' }),
  'learning.read-curriculum-thing': () => ({ id: v7() }),
  'learning.compare-curriculum-version': () => ({ version: 1_000 }),
  'learning.restore-curriculum-version': () => ({ publish_id: v7(), version: 1_000, present: 1 }),
  'learning.save-curriculum-thing': () => ({ kind: 'level', id: 'X900', content: {}, revision: null }),
  'learning.answer-question': () => ({ question_id: v7(), message_id: v7(), text: 'Así.' }),
  'learning.list-shared-progress': () => ({ organization_id: organizationId, user_ids: [] }),
  'learning.open-question': () => ({ question_id: v7() }),
  'learning.publish-mentoring-hours': () => ({ first_day: '2026-12-01', hour: 10 }),
  'learning.withdraw-mentoring-hour': () => ({ hour_id: v7() }),
  'learning.write-mentoring-notes': () => ({ session_id: v7(), notes: 'Así.' }),
  'learning.give-mentor-role': () => ({ email: `${v7()}@example.com` }),
  'learning.revoke-certificate': () => ({ number: '0'.repeat(16), reason: 'Una razón' }),
  'learning.take-mentor-role': () => ({ user_id: v7() }),
};

describe('TEN-4: who may what', () => {
  // There is no other installation to be something in, and the test itself asks as services do.
  const isSomewhere = ({ member }: MatrixActor) => member?.isElsewhere !== true || member.kind === organization.kind;
  const matrix = policyMatrix(operations).filter(
    ({ operation, actor }) => isSomewhere(actor) && (operation.policy.who !== 'service' || actor.name !== 'nobody'),
  );

  it('has every operation, and each verdict', () => {
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBe(operations.length);
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, row.verdict, row] as const))(
    '%s by %s: %s',
    async (name, _, verdict, { operation, actor }) => {
      expect(await policyOutcome(await callerLike(actor), operation, inputs[name]?.() ?? {})).toBe(verdict);
    },
  );
});
