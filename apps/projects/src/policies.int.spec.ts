import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { AccountRole, OrganizationRole, ProjectRole } from '@nivel/contracts/projects/memberships';
import { operations } from '@nivel/contracts/projects/operations.generated';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { inputs, ofProject } from '../test/policy-inputs.ts';
import { projectsFor } from '../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let own: string;
let foreign: string;
/** Projects of people, and one that every person of Crico may read. */
let ownProject: string;
let foreignProject: string;
let publicProject: string;
projectsFor(async (started) => {
  projects = started;
  const owners = [await projects.aPerson(), await projects.aPerson()];
  [own = '', foreign = ''] = await Promise.all(owners.map((owner) => projects.anOrganization(owner)));
  const [maker = await projects.aPerson()] = owners;
  const made = await Promise.all([1, 2, 3].map(async () => (await projects.aProject(maker)).id));
  [ownProject = '', foreignProject = '', publicProject = ''] = made;
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [publicProject]);
});

/** A new person with the role of an actor, in the requested place or in another one only. */
const personLike = async ({ member }: MatrixActor): Promise<Somebody> => {
  if (member === null) return projects.anAccount();
  const { kind, role, isElsewhere } = member;
  if (kind === 'organization') return projects.aMember(isElsewhere ? foreign : own, role as OrganizationRole);
  if (kind === 'project') {
    // Readers are those who are in no team.
    if (role === 'reader') return projects.aPerson();
    return projects.inTeam(isElsewhere ? foreignProject : ownProject, role as ProjectRole);
  }
  // There is no other installation to be something in.
  if (kind === 'account' && !isElsewhere) return projects.aPerson(role as AccountRole);
  return projects.anAccount();
};

const inputOf = ({ name, policy, repeat }: Operation, userId: string, { member }: MatrixActor): object => {
  if (policy.who !== 'member' || policy.field === null) return inputs[name]?.(own, userId) ?? {};
  if (policy.membership.kind !== 'project') return inputs[name]?.(own, userId) ?? { [policy.field]: own };
  const isReader = member?.kind === 'project' && member.role === 'reader' && !member.isElsewhere;
  const command = typeof repeat === 'object' && repeat.key === 'command_id' ? { command_id: v7() } : {};
  return { [policy.field]: isReader ? publicProject : ownProject, ...command, ...ofProject[name]?.(userId) };
};

/**
 * Operations that end the organization of the other rows, the trash, and single invites, milestones and lists have tests of
 * their own.
 */
const APART = [
  'projects.delete-organization',
  'projects.restore-organization',
  'projects.delete-crico-project',
  'projects.delete-organization-project',
  'projects.restore-project',
  'projects.read-deleted-project',
];
const isHere = ({ operation: { name, policy }, actor }: (typeof all)[number]): boolean => {
  if (policy.who === 'service') return actor.name !== 'nobody';
  if (
    policy.who !== 'member' ||
    ['invite', 'milestone', 'list'].includes(policy.membership.kind) ||
    APART.includes(name)
  )
    return false;
  return ['account', 'organization', 'project', undefined].includes(actor.member?.kind);
};
const all = policyMatrix(operations);

/**
 * Members are people of Crico too, and administrators own every organization and direct every project without being members:
 * the matrix contains neither.
 */
const expected = ({ operation: { name, policy }, actor: { member }, verdict }: (typeof all)[number]): string => {
  if (policy.who !== 'member' || member === null) return verdict;
  const { kind } = policy.membership;
  if (kind === 'account' && ['organization', 'project'].includes(member.kind) && policy.least === 'user')
    return 'allowed';
  const isAdmin = member.kind === 'account' && member.role === 'admin' && !member.isElsewhere;
  if (kind === 'project' && isAdmin) return 'allowed';
  return kind === 'organization' && isAdmin && name !== 'projects.set-progress-consent' ? 'allowed' : verdict;
};

describe('TEN-4: who may what', () => {
  const matrix = all.filter(isHere);

  it('has a row for every operation that requires a role', () => {
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBeGreaterThan(20);
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, expected(row), row] as const))(
    '%s by %s: %s',
    async (_, __, verdict, { operation, actor }) => {
      const { userId } = await personLike(actor);
      const asker = actor.name === 'nobody' ? null : userId;
      const code = await projects.refusal(asker, operation, inputOf(operation, userId, actor));
      // Every other refusal came from behind the policy.
      expect(['forbidden', 'unauthenticated'].includes(code) ? code : 'allowed').toBe(verdict);
    },
  );
});
