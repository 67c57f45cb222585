import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { deleteSavedView } from '@nivel/contracts/projects/delete-saved-view.operation';
import { listSavedViews } from '@nivel/contracts/projects/list-saved-views.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { saveSavedView } from '@nivel/contracts/projects/save-saved-view.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const choices = { view: 'table', filter: 'priority>=high', sort: 'due', group: 'status' } as const;
const aView = (project_id: string, name: string, more: object = {}) => ({
  ...{ project_id, view_id: v7(), name, choices },
  ...more,
});
const shownTo = async ({ userId }: Somebody, project_id: string) =>
  (await projects.ask(userId, listSavedViews, { project_id })).views.map(({ name, is_shared, is_default }) =>
    [name, is_shared ? 'shared' : 'own', ...(is_default ? ['default'] : [])].join(' '),
  );
const activityEntriesOf = async (project_id: string) =>
  (await projects.told(projectChanged))
    .filter(({ projectId }) => projectId === project_id)
    .map(({ delta: { kind, changes } }) => [kind, changes]);

describe('views with names', () => {
  it('are their own for members, who may not share them, and shared by leads, for guests too', async () => {
    const ana = await projects.aPerson();
    const { id: project_id } = await projects.aProject(ana);
    const [member, guest] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'guest')];
    const mine = aView(project_id, 'Lo mío');
    expect(await projects.ask(member.userId, saveSavedView, mine)).toMatchObject({ name: 'Lo mío', choices });
    expect(await projects.refusal(guest.userId, saveSavedView, aView(project_id, 'x'))).toBe('forbidden');
    expect(await projects.refusal(member.userId, saveSavedView, { ...mine, is_shared: true })).toBe(
      'sharing_needs_lead',
    );
    const shared = aView(project_id, 'Urgente', { is_shared: true });
    await projects.ask(ana.userId, saveSavedView, shared);
    const changed = { ...shared, is_shared: false };
    for (const given of [shared, changed])
      expect(await projects.refusal(member.userId, saveSavedView, given)).toBe('sharing_needs_lead');
    const { view_id } = shared;
    expect(await projects.refusal(member.userId, deleteSavedView, { project_id, view_id })).toBe('sharing_needs_lead');
    expect(await shownTo(member, project_id)).toEqual(['Urgente shared', 'Lo mío own']);
    expect(await shownTo(guest, project_id)).toEqual(['Urgente shared']);
    expect(await shownTo(ana, project_id)).toEqual(['Urgente shared']);
  });

  it('update open windows about shared ones, without a value, and about nothing else; one of them is the default', async () => {
    const ana = await projects.aPerson();
    const { id: project_id } = await projects.aProject(ana);
    const [own, shared, other] = ['Propia', 'Una', 'Otra'].map((name) => aView(project_id, name));
    if (!own || !shared || !other) throw new Error('no views');
    await projects.ask(ana.userId, saveSavedView, own);
    expect(await activityEntriesOf(project_id)).toEqual([]);
    await projects.ask(ana.userId, saveSavedView, { ...shared, is_shared: true, is_default: true });
    await projects.ask(ana.userId, saveSavedView, { ...other, is_shared: true, is_default: true });
    expect(await shownTo(ana, project_id)).toEqual(['Otra shared default', 'Una shared', 'Propia own']);
    await projects.ask(ana.userId, deleteSavedView, { project_id, view_id: other.view_id });
    await projects.ask(ana.userId, deleteSavedView, { project_id, view_id: other.view_id });
    await projects.ask(ana.userId, saveSavedView, { ...shared, name: 'Mía' });
    const told = await activityEntriesOf(project_id);
    const kinds = ['save-saved-view', 'save-saved-view', 'delete-saved-view', 'save-saved-view'];
    expect(told).toEqual(kinds.map((kind) => [kind, [{ of: 'settings', id: project_id, set: {} }]]));
    expect(await shownTo(ana, project_id)).toEqual(['Mía own', 'Propia own']);
  });

  it('of others are neither seen, changed nor deleted, and the person who unshares one has it', async () => {
    const ana = await projects.aPerson();
    const [{ id: project_id }, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
    const [beto, lead] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'lead')];
    const own = aView(project_id, 'De Beto');
    await projects.ask(beto.userId, saveSavedView, own);
    const { view_id } = own;
    expect(await projects.refusal(ana.userId, saveSavedView, { ...own, name: 'x' })).toBe('view_not_found');
    expect(await projects.refusal(ana.userId, saveSavedView, { ...own, is_shared: true })).toBe('view_not_found');
    const stolen = { ...own, project_id: elsewhere.id };
    expect(await projects.refusal(ana.userId, saveSavedView, stolen)).toBe('view_not_found');
    await projects.ask(ana.userId, deleteSavedView, { project_id, view_id });
    await projects.ask(ana.userId, deleteSavedView, { project_id: elsewhere.id, view_id });
    expect(await shownTo(beto, project_id)).toEqual(['De Beto own']);
    const shared = aView(project_id, 'De Ana', { is_shared: true });
    await projects.ask(ana.userId, saveSavedView, shared);
    await projects.ask(lead.userId, saveSavedView, { ...shared, is_shared: false });
    expect([await shownTo(ana, project_id), await shownTo(lead, project_id)]).toEqual([[], ['De Ana own']]);
  });

  it('are nothing for strangers, nothing that there is not, and not endless', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const { id: project_id } = await projects.aProject(ana);
    const view = aView(project_id, 'Una');
    for (const [operation, given] of [
      [listSavedViews, { project_id }],
      [saveSavedView, view],
      [deleteSavedView, { project_id, view_id: view.view_id }],
    ] as const)
      expect(await projects.refusal(stranger.userId, operation, given)).toBe('forbidden');
    const wrong: readonly object[] = [
      { name: ' ' },
      { name: 'x'.repeat(51) },
      { choices: { view: 'wall' } },
      { choices: { q: 'x' } },
      { choices: { filter: 'x'.repeat(25_001) } },
      { is_default: true },
      { owner_id: stranger.userId },
    ];
    for (const given of wrong)
      expect(await projects.refusal(ana.userId, saveSavedView, { ...view, ...given })).toBe('invalid_input');
    await projects.rows(
      `INSERT INTO saved_views (id, project_id, owner_id, name, choices, is_shared, is_default, updated_at)
       SELECT gen_random_uuid(), $1, $2, 'x', '{}', n > 50, false, now() FROM generate_series(1, 100) n`,
      [project_id, ana.userId],
    );
    for (const is_shared of [false, true])
      expect(await projects.refusal(ana.userId, saveSavedView, { ...view, is_shared })).toBe('too_many_views');
    const held = (await projects.ask(ana.userId, listSavedViews, { project_id })).views.at(-1);
    const again = { project_id, view_id: held?.id ?? '', name: 'y', choices: {} };
    expect(await projects.refusal(ana.userId, saveSavedView, again)).toBe('allowed');
  });

  it('are deleted with the account of their owner, and all of them with a project that is purged', async () => {
    const ana = await projects.aPerson();
    const { id: project_id } = await projects.aProject(ana);
    const gone = await projects.inTeam(project_id, 'lead');
    const [own, shared] = [aView(project_id, 'Propia'), aView(project_id, 'De todos', { is_shared: true })];
    for (const view of [own, shared]) await projects.ask(gone.userId, saveSavedView, view);
    const names = async () =>
      (await projects.rows<{ name: string }>('SELECT name FROM saved_views WHERE project_id = $1', [project_id])).map(
        ({ name }) => name,
      );
    await projects.tell(accountDeleted, { userId: gone.userId });
    await waitUntil(async () => (await names()).length === 1);
    expect(await names()).toEqual(['De todos']);
    await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [project_id]);
    for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
    expect(await names()).toEqual([]);
  });
});
