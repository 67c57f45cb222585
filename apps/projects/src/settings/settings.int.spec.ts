import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { getCricoProjectSettings } from '@nivel/contracts/projects/get-crico-project-settings.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { key } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

type Metadata = CallInputOf<typeof updateCricoProjectMetadata>['metadata_param'];
const read = (who: Somebody, id: string) => projects.ask(who.userId, getCricoProjectSettings, { project_id_param: id });
const change = (who: Somebody, id: string, metadata_param: Metadata, confirm_readers_param?: number) =>
  projects.refusal(who.userId, updateCricoProjectMetadata, {
    project_id_param: id,
    metadata_param,
    ...(confirm_readers_param === undefined ? {} : { confirm_readers_param }),
  });
const changesIn = async (who: Somebody, project_id: string) => {
  const { deltas } = await projects.ask(who.userId, listProjectChanges, { project_id, after: 0 });
  return (deltas ?? []).map(({ changes }) => changes.map(({ of, set }) => [of, set]));
};

describe('the settings of a project', () => {
  it('have their defaults until a person changes them', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const { metadata, settings, team, user_permissions } = await read(ana, id);
    expect(metadata).toMatchObject({
      priority: 'medium',
      visibility: 'private',
      status: 'active',
      currency: 'USD',
      tags: [],
      custom_fields: {},
      category: null,
    });
    expect(settings.notifications).toEqual({
      email_notifications: true,
      milestone_updates: true,
      team_changes: true,
      deadline_reminders: '3days',
    });
    expect(team.map(({ user_id }) => user_id)).toEqual([ana.userId]);
    expect(user_permissions).toEqual(['edit_settings', 'manage_team', 'view_budget', 'delete_project', 'full_access']);
  });

  it('are saved by one command, the visible part of them and the published part alike', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const before = await changesIn(ana, id);
    const wanted = { metadata: { name: 'Sitio', category: 'Design' }, notifications: { team_changes: false } } as const;
    await projects.ask(ana.userId, saveProjectSettings, { project_id: id, ...wanted });
    expect((await changesIn(ana, id)).slice(before.length)).toEqual([
      [
        ['project', { name: 'Sitio' }],
        ['settings', {}],
      ],
    ]);
    const { metadata, settings } = await read(ana, id);
    expect([metadata, settings.notifications]).toMatchObject([wanted.metadata, wanted.notifications]);
  });

  it('are not saved in part where some of them are refused', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const [first, stranger] = [await read(ana, id), await projects.aPerson()];
    const save = (metadata: Metadata) =>
      projects.refusal(ana.userId, saveProjectSettings, {
        project_id: id,
        metadata: { name: 'Sitio', ...metadata },
        notifications: { team_changes: false },
      });
    expect(await save({ project_manager_id: stranger.userId })).toBe('manager_not_director');
    expect(await save({ start_date: '2026-12-02', target_completion_date: '2026-12-01' })).toBe('dates_reversed');
    expect(await save({ visibility: 'public' })).toBe('public_unconfirmed');
    expect(await read(ana, id)).toEqual(first);
  });

  it('are changed by leads, omitted fields stay, and open windows are updated without values', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const [lead, member] = [await projects.inTeam(id, 'lead'), await projects.inTeam(id, 'member')];
    expect(await change(member, id, { category: 'Design' })).toBe('forbidden');
    const wanted: Metadata = {
      name: 'Sitio de marzo',
      category: 'Design',
      tags: ['web', 'web', 'marca'],
      priority: 'urgent',
      start_date: '2026-03-01',
      target_completion_date: '2026-03-31',
      documentation_url: 'https://example.com/plan',
      notes: ' Con cuidado ',
      custom_fields: { cliente: 'Norte' },
    };
    expect(await change(lead, id, wanted)).toBe('allowed');
    expect(await change(lead, id, { category: '', start_date: '' })).toBe('allowed');
    expect((await read(member, id)).metadata).toMatchObject({
      name: 'Sitio de marzo',
      category: null,
      tags: ['web', 'marca'],
      priority: 'critical',
      start_date: null,
      target_completion_date: '2026-03-31',
      notes: 'Con cuidado',
      custom_fields: { cliente: 'Norte' },
    });
    expect(await changesIn(ana, id)).toEqual([
      [
        ['project', { name: 'Sitio de marzo' }],
        ['settings', {}],
      ],
      [['settings', {}]],
    ]);
    expect((await read(member, id)).user_permissions).toEqual([]);
    expect((await read(lead, id)).user_permissions).toEqual(['edit_settings']);
  });

  it('are unchanged when saved without changes, and add no row to the log', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    expect(await change(ana, id, { name: 'Sitio nuevo', priority: 'medium', tags: [] })).toBe('allowed');
    expect(await changesIn(ana, id)).toEqual([]);
  });

  it('changed by two at once keep both', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    await Promise.all([change(ana, id, { department: 'Taller' }), change(ana, id, { category: 'Design' })]);
    expect((await read(ana, id)).metadata).toMatchObject({ department: 'Taller', category: 'Design' });
  });

  it('refuse dates the wrong way round, a link that is none, and a manager who is no director', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const lead = await projects.inTeam(id, 'lead');
    const dates = { start_date: '2026-03-02', target_completion_date: '2026-03-01' };
    expect(await change(ana, id, dates)).toBe('dates_reversed');
    expect(await change(ana, id, { documentation_url: 'javascript:alert(1)' })).toBe('invalid_input');
    expect(await change(ana, id, { project_manager_id: lead.userId })).toBe('manager_not_director');
    expect(await change(ana, id, { project_manager_id: ana.userId })).toBe('allowed');
  });

  it('leave what of them is no setting to undo', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    await change(ana, id, { name: 'Otro nombre', notes: 'Queda' });
    await projects.ask(ana.userId, undoCommand, { project_id: id, ...key() });
    expect((await read(ana, id)).metadata).toMatchObject({ name: 'Sitio nuevo', notes: 'Queda' });
  });
});

describe('a budget', () => {
  it('is seen and changed by directors only; an invalid amount is 0', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const lead = await projects.inTeam(id, 'lead');
    const budgets: Metadata = { budget_allocated: '1234.567', budget_spent: 'mucho', currency: 'EUR' };
    expect(await change(ana, id, budgets)).toBe('allowed');
    expect((await read(ana, id)).metadata).toMatchObject({
      budget_allocated: 1234.57,
      budget_spent: 0,
      currency: 'EUR',
    });
    expect((await read(lead, id)).metadata).toMatchObject({ budget_allocated: null, budget_spent: null });
    expect(await change(lead, id, { budget_spent: 5 })).toBe('forbidden');
    // A form that was shown no budget sends none.
    expect(await change(lead, id, { budget_allocated: null, department: 'Taller' })).toBe('allowed');
    expect((await read(ana, id)).metadata.budget_allocated).toBe(1234.57);
    expect(JSON.stringify(await changesIn(lead, id))).not.toContain('1234');
  });
});

describe('visibility', () => {
  it('public needs a director who confirms the number of readers', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const [lead, anybody] = [await projects.inTeam(id, 'lead'), await projects.aPerson()];
    expect(await change(lead, id, { visibility: 'public' }, 1_000)).toBe('public_needs_director');
    expect(await change(ana, id, { visibility: 'public' })).toBe('public_unconfirmed');
    expect(await change(ana, id, { visibility: 'public' }, 1)).toBe('public_unconfirmed');
    expect(await change(ana, id, { visibility: 'public' }, 1_000)).toBe('allowed');
    expect(await projects.refusal(anybody.userId, listProjectChanges, { project_id: id, after: 0 })).toBe('allowed');
    expect(await projects.refusal(anybody.userId, getCricoProjectSettings, { project_id_param: id })).toBe('forbidden');
    expect(await change(lead, id, { visibility: 'private' })).toBe('allowed');
    expect(await projects.refusal(anybody.userId, listProjectChanges, { project_id: id, after: 0 })).toBe('forbidden');
  });
});

describe('notices about a project', () => {
  it('is changed by its dotted names', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const settings_param = {
      'notifications.team_changes': false,
      'notifications.deadline_reminders': '1week' as const,
    };
    await projects.ask(ana.userId, updateCricoProjectSettings, { project_id_param: id, settings_param });
    expect((await read(ana, id)).settings.notifications).toEqual({
      email_notifications: true,
      milestone_updates: true,
      team_changes: false,
      deadline_reminders: '1week',
    });
    const unknown = { project_id_param: id, settings_param: { 'notifications.other': true } as object };
    expect(await projects.refusal(ana.userId, updateCricoProjectSettings, unknown)).toBe('invalid_input');
  });
});
