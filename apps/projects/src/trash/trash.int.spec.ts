import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { analyzeOrganizationDeletion } from '@nivel/contracts/projects/analyze-organization-deletion.operation';
import { analyzeProjectDeletion } from '@nivel/contracts/projects/analyze-project-deletion.operation';
import { changeOrganizationMember } from '@nivel/contracts/projects/change-organization-member.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { deleteOrganization } from '@nivel/contracts/projects/delete-organization.operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { listDeletedProjects } from '@nivel/contracts/projects/list-deleted-projects.operation';
import { mergeLabels } from '@nivel/contracts/projects/merge-labels.operation';
import { projectDeleted } from '@nivel/contracts/projects/project-deleted.fact';
import { projectRoleChanged } from '@nivel/contracts/projects/project-role-changed.fact';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { readDeletedProject } from '@nivel/contracts/projects/read-deleted-project.operation';
import { restoreOrganization } from '@nivel/contracts/projects/restore-organization.operation';
import { restoreProject } from '@nivel/contracts/projects/restore-project.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { key, listAt, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const seenBy = async ({ userId }: Somebody): Promise<string[]> =>
  (await projects.ask(userId, getCricoDashboardData, {})).projects.map(({ id }) => id);
const deletedOf = async ({ userId }: Somebody): Promise<string[]> =>
  (await projects.ask(userId, listDeletedProjects, {})).projects.map(({ id }) => id);
const deleteIt = (who: Somebody, id: string) =>
  projects.refusal(who.userId, deleteCricoProject, { project_id_param: id });
const restoreIt = (who: Somebody, id: string) => projects.refusal(who.userId, restoreProject, { project_id: id });
const lostBy = async ({ userId }: Somebody): Promise<string[]> =>
  (await projects.told(projectRoleLost, userId)).map(({ projectId }) => projectId);
/** Two labels of a project, one merged into the other. */
const aMergedLabel = async ({ userId }: Somebody, { id: project_id }: Place): Promise<void> => {
  const [into, gone] = [v7(), v7()];
  for (const label_id of [into, gone])
    await projects.ask(userId, createLabel, { project_id, ...key(), label_id, name: label_id, color: '#3b82f6' });
  await projects.ask(userId, mergeLabels, { project_id, ...key(), into, label_ids: [gone] });
};

describe('deleting a project', () => {
  it('counts what is deleted along, ends every right of everyone, and notifies all who saw it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const lead = await projects.inTeam(place.id, 'lead');
    await board.make(ana, place);
    await board.make(ana, place, { list_id: listAt(place, 3) });
    const impact = await projects.ask(ana.userId, analyzeProjectDeletion, { project_id: place.id });
    expect(impact).toEqual({
      lists: 4,
      milestones: 2,
      open_milestones: 1,
      members: 2,
      open_invites: 0,
      days_in_trash: 30,
    });
    expect(await deleteIt(lead, place.id)).toBe('forbidden');
    expect(await projects.ask(ana.userId, deleteCricoProject, { project_id_param: place.id })).toEqual({
      success: true,
      error: null,
    });
    expect(await deleteIt(ana, place.id)).toBe('forbidden');
    for (const who of [ana, lead]) {
      expect(await projects.refusal(who.userId, readBoard, { project_id: place.id })).toBe('forbidden');
      expect(await seenBy(who)).toEqual([]);
      expect(await lostBy(who)).toEqual([place.id]);
    }
    expect(await projects.told(projectDeleted, place.id)).toEqual([{ projectId: place.id }]);
  });

  it('shows its former team who deleted it and when, until it is restored; strangers learn nothing', async () => {
    const ana = await projects.aPerson('user', { fullName: 'Ana Ríos' });
    const place = await projects.aProject(ana);
    const [lead, stranger] = [await projects.inTeam(place.id, 'lead'), await projects.aPerson()];
    const asked = { project_id: place.id };
    const read = (who: Somebody) => projects.refusal(who.userId, readDeletedProject, asked);
    expect([await read(lead), await read(stranger)]).toEqual(['project_not_deleted', 'forbidden']);
    await deleteIt(ana, place.id);
    const known = await projects.ask(lead.userId, readDeletedProject, asked);
    expect(known).toMatchObject({ name: 'Sitio nuevo', deleted_by: 'Ana Ríos', may_restore: false });
    expect(Date.parse(known.deleted_at)).toBeLessThanOrEqual(Date.now());
    expect((await projects.ask(ana.userId, readDeletedProject, asked)).may_restore).toBe(true);
    expect([
      await read(stranger),
      await projects.refusal(stranger.userId, readDeletedProject, { project_id: v7() }),
    ]).toEqual(['forbidden', 'forbidden']);
    await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [place.id]);
    expect(await read(lead)).toBe('forbidden');
    await projects.rows('UPDATE projects SET deleted_at = now() WHERE id = $1', [place.id]);
    expect(await restoreIt(ana, place.id)).toBe('allowed');
    expect(await read(lead)).toBe('project_not_deleted');
  });

  it('is restored by a director, with everything on the board', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const place = await projects.aProject(ana);
    const lead = await projects.inTeam(place.id, 'lead');
    await board.make(ana, place, { title: 'Queda' });
    expect(await restoreIt(ana, place.id)).toBe('project_not_deleted');
    await deleteIt(ana, place.id);
    expect([await deletedOf(ana), await deletedOf(lead), await deletedOf(stranger)]).toEqual([[place.id], [], []]);
    for (const who of [lead, stranger]) expect(await restoreIt(who, place.id)).toBe('forbidden');
    expect(await restoreIt(ana, v7())).toBe('forbidden');
    expect(await restoreIt(ana, place.id)).toBe('allowed');
    expect((await board.read(lead, place.id)).cards.map(({ title }) => title)).toEqual(['Queda']);
    const told = await projects.told(projectRoleChanged, place.id);
    expect(told.map(({ userId, role }) => [userId, role]).sort()).toEqual(
      [
        [ana.userId, 'director'],
        [lead.userId, 'lead'],
      ].sort(),
    );
    expect(await deletedOf(ana)).toEqual([]);
  });

  it('is for administrators too, and noted as their act', async () => {
    const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
    const { id } = await projects.aProject(ana);
    expect(await deleteIt(admin, id)).toBe('allowed');
    expect(await restoreIt(admin, id)).toBe('allowed');
    const { acts, names } = await projects.ask(admin.userId, listAdministrativeActs, { limit: 2 });
    expect(names[id]).toBe((await projects.rows('SELECT name FROM projects WHERE id = $1', [id]))[0]?.['name']);
    expect(acts.map(({ act, subject_id }) => [act, subject_id])).toEqual([
      ['project-restored', id],
      ['project-deleted', id],
    ]);
  });

  it('cannot be restored after 30 days', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    await deleteIt(ana, id);
    await projects.rows(`UPDATE projects SET deleted_at = deleted_at - interval '30 days' WHERE id = $1`, [id]);
    expect(await deletedOf(ana)).toEqual([]);
    expect(await restoreIt(ana, id)).toBe('forbidden');
  });

  it('by two at once is done once', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const codes = await Promise.all([deleteIt(ana, id), deleteIt(ana, id)]);
    expect(codes.toSorted()).toEqual(['allowed', 'forbidden']);
  });
});

describe('an organization in the trash', () => {
  it('takes its projects along and brings them back, but not those that were in the trash before', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const [kept, before] = [
      await projects.aProject(owner, { organizationId }),
      await projects.aProject(owner, { organizationId }),
    ];
    await deleteIt(owner, before.id);
    const impact = await projects.ask(owner.userId, analyzeOrganizationDeletion, { organization_id: organizationId });
    expect(impact.projects).toBe(1);
    await projects.ask(owner.userId, deleteOrganization, { id: organizationId });
    expect(await seenBy(owner)).toEqual([]);
    expect(await deletedOf(owner)).toEqual([]);
    expect(await projects.told(projectDeleted, kept.id)).toHaveLength(1);
    await projects.ask(owner.userId, restoreOrganization, { organization_id: organizationId });
    expect(await seenBy(owner)).toEqual([kept.id]);
    expect(await deletedOf(owner)).toEqual([before.id]);
  });
});

describe('who is no admin of an organization any more', () => {
  it('learns which projects are out of sight; as a new member learns nothing', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const admin = await projects.aMember(organizationId, 'admin');
    const lost = await projects.aProject(owner, { organizationId });
    const kept = await projects.aProject(admin, { organizationId });
    const role = { orgId: organizationId, userId: admin.userId, role: 'member' as const };
    await projects.ask(owner.userId, changeOrganizationMember, role);
    await waitUntil(async () => (await lostBy(admin)).length > 0);
    expect(await lostBy(admin)).toEqual([lost.id]);
    expect(kept.id).not.toBe(lost.id);
  });
});

describe('things that were in the trash for too long', () => {
  it('is blanked, the log included, and keeps its ids; things that may still be restored are not touched', async () => {
    const ana = await projects.aPerson();
    const [old, fresh] = [await projects.aProject(ana), await projects.aProject(ana)];
    const secret = `Secreto ${v7()}`;
    for (const place of [old, fresh]) {
      await board.make(ana, place, { title: secret });
      await aMergedLabel(ana, place);
      const calendar = { weekdays: [1], holidays: [{ day: '2026-12-24', name: secret }] };
      await projects.ask(ana.userId, updateProject, { project_id: place.id, ...key(), set: { calendar } });
    }
    for (const { id } of [old, fresh]) await deleteIt(ana, id);
    await projects.rows(`UPDATE projects SET deleted_at = deleted_at - interval '30 days' WHERE id = $1`, [old.id]);
    const before = await projects.rows('SELECT sequence FROM project_changes WHERE project_id = $1', [old.id]);
    let hasMore = true;
    while (hasMore) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
    const kept = (id: string) =>
      projects.rows(
        `SELECT (SELECT count(*)::int FROM cards WHERE project_id = $1 AND title = $2) AS cards,
           (SELECT count(*)::int FROM project_changes WHERE project_id = $1 AND changes::text LIKE '%' || $2 || '%') AS changes,
           (SELECT count(*)::int FROM label_merges WHERE project_id = $1) AS merges,
           (SELECT count(*)::int FROM projects WHERE id = $1 AND calendar::text LIKE '%' || $2 || '%') AS calendars`,
        [id, secret],
      );
    expect(await kept(old.id)).toEqual([{ cards: 0, changes: 0, merges: 0, calendars: 0 }]);
    expect(await kept(fresh.id)).toEqual([{ cards: 1, changes: 2, merges: 1, calendars: 1 }]);
    expect(await projects.rows('SELECT sequence FROM project_changes WHERE project_id = $1', [old.id])).toEqual(before);
    expect(await restoreIt(ana, fresh.id)).toBe('allowed');
    expect(await projects.refusal(ana.userId, purgeTrash, {})).not.toBe('allowed');
  });
});
