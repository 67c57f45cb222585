import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { deleteOrganizationProject } from '@nivel/contracts/projects/delete-organization-project.operation';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { insertMilestoneComment } from '@nivel/contracts/projects/insert-milestone-comment.operation';
import { organization, project, type OrganizationRole, type ProjectRole } from '@nivel/contracts/projects/memberships';
import { operations } from '@nivel/contracts/projects/operations.generated';
import { AttachmentActions } from '../test/attachment-actions.ts';
import { key, type BoardActions, type Place } from '../test/board-actions.ts';
import { projectsFor } from '../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let maker: Somebody;
projectsFor(async (started, actions) => {
  projects = started;
  board = actions;
  maker = await projects.aPerson();
});

interface Actor {
  readonly name: string;
  /** The role in the place in question, or in another one only; null: in none. */
  readonly role: ProjectRole | null;
  readonly isElsewhere?: boolean;
}
const actors: readonly Actor[] = [
  { name: 'nobody', role: null },
  { name: 'stranger', role: null },
  ...project.roles.flatMap((role) => [
    { name: role, role },
    { name: `${role} elsewhere`, role, isElsewhere: true },
  ]),
  { name: 'administrator', role: 'director' },
];

/** A project with two cards, one depending on the other; with a reader, everybody of Crico may read it. */
const aPlaceFor = async ({ role }: Actor): Promise<Place & { card: string }> => {
  const place = await projects.aProject(maker);
  const [card, other] = [await board.make(maker, place), await board.make(maker, place)];
  const add = { depends_on: [other] };
  await projects.ask(maker.userId, changeCardSets, { project_id: place.id, ...key(), card_ids: [card], add });
  await projects.ask(maker.userId, insertMilestoneComment, { milestone_id: card, content: 'x' });
  await new AttachmentActions(projects).aFile(maker, { project_id: place.id, card_id: card });
  if (role === 'reader') await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  return { ...place, card };
};
const personLike = async ({ name, role, isElsewhere }: Actor, place: Place): Promise<Somebody> => {
  if (name === 'administrator') return projects.aPerson('admin');
  if (role === null || role === 'reader') return projects.aPerson();
  return projects.inTeam(isElsewhere ? (await projects.aProject(maker)).id : place.id, role);
};
const isAtLeast = ({ role, isElsewhere }: Actor, least: string): boolean =>
  role !== null &&
  isElsewhere !== true &&
  project.roles.indexOf(role) >= (project.roles as readonly string[]).indexOf(least);
/** The place of a reader elsewhere is public to them too. */
const matters = ({ role, isElsewhere }: Actor): boolean => !(role === 'reader' && isElsewhere === true);
const asked = ({ name }: Actor, { userId }: Somebody): string | null => (name === 'nobody' ? null : userId);

/** Further input of an operation. */
const more: Readonly<Record<string, object>> = {
  'projects.update-crico-milestone': { updates_param: { notes: 'x' } },
  'projects.insert-milestone-comment': { content: 'x' },
};

describe('TEN-4: in cards and lists everybody has the role that they have in the project', () => {
  const of = operations.flatMap((operation) => {
    const { policy } = operation;
    if (policy.who !== 'member' || !['milestone', 'list'].includes(policy.membership.kind)) return [];
    return actors.filter(matters).map((actor) => [operation.name, actor.name, operation, policy, actor] as const);
  });

  it('has a row for each of them', () => {
    expect(new Set(of.map(([name]) => name)).size).toBeGreaterThan(5);
  });

  it.each(of)('%s by %s', async (_, __, operation: Operation, { field, least, membership }, actor) => {
    const place = await aPlaceFor(actor);
    const who = await personLike(actor, place);
    const id = membership.kind === 'list' ? place.lists[3] : place.card;
    const updates = more[operation.name] ?? {};
    const code = await projects.refusal(asked(actor, who), operation, { [field ?? '']: id, ...updates });
    const refused = actor.name === 'nobody' ? 'unauthenticated' : 'forbidden';
    expect(code).toBe(isAtLeast(actor, least) ? 'allowed' : refused);
  });
});

describe('TEN-4: tables show the rows of projects in which a person has the role, and not that there are others', () => {
  const of = operations.flatMap((operation) => {
    const { policy } = operation;
    if (policy.who !== 'rows' || policy.membership.kind !== 'project') return [];
    return actors.filter(matters).map((actor) => [operation.name, actor.name, operation, policy, actor] as const);
  });

  it.each(of)('%s by %s', async (_, __, operation: Operation, { column, least }, actor) => {
    const place = await aPlaceFor(actor);
    const who = await personLike(actor, place);
    const filters = [{ column, op: 'eq', value: place.id }];
    const read = await projects.ask(asked(actor, who), operation, { filters }).then(
      (answer) => (answer as { rows: unknown[] }).rows.length > 0,
      () => 'refused',
    );
    expect(read).toBe(actor.name === 'nobody' ? 'refused' : isAtLeast(actor, least));
  });
});

describe('TEN-4: operations that end the place in question', () => {
  it.each(actors.filter(matters).map((actor) => [actor.name, actor] as const))('by %s: a project', async (_, actor) => {
    const askers = [
      (userId: string | null, id: string) => projects.refusal(userId, deleteCricoProject, { project_id_param: id }),
      (userId: string | null, id: string) => projects.refusal(userId, deleteOrganizationProject, { projectId: id }),
    ];
    for (const ask of askers) {
      const place = await aPlaceFor(actor);
      const who = await personLike(actor, place);
      const refused = actor.name === 'nobody' ? 'unauthenticated' : 'forbidden';
      expect(await ask(asked(actor, who), place.id)).toBe(isAtLeast(actor, 'director') ? 'allowed' : refused);
    }
  });

  it.each(organization.roles.flatMap((role) => [[role, false] as const, [role, true] as const]))(
    'by %s (elsewhere: %s): an organization',
    async (role: OrganizationRole, isElsewhere) => {
      const [id, other] = [await projects.anOrganization(maker), await projects.anOrganization(maker, `Otra ${v7()}`)];
      const who = await projects.aMember(isElsewhere ? other : id, role);
      const isOwner = role === 'owner' && !isElsewhere;
      expect(await projects.refusal(who.userId, deleteOrganization, { id })).toBe(isOwner ? 'allowed' : 'forbidden');
    },
  );
});
