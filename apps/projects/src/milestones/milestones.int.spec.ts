import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { tableQuery, type TableQuery, type TableRead } from '@nivel/contracts/kernel/table';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { deleteMilestone } from '@nivel/contracts/projects/delete-milestone.operation';
import { deleteMilestoneSafely } from '@nivel/contracts/projects/delete-milestone-safely.operation';
import { getCricoProjectMilestones } from '@nivel/contracts/projects/get-crico-project-milestones.operation';
import { insertMilestone } from '@nivel/contracts/projects/insert-milestone.operation';
import { readCricoMilestones } from '@nivel/contracts/projects/read-crico-milestones.operation';
import { readMilestoneDependencies } from '@nivel/contracts/projects/read-milestone-dependencies.operation';
import { readMilestoneHistory } from '@nivel/contracts/projects/read-milestone-history.operation';
import { readMilestones } from '@nivel/contracts/projects/read-milestones.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCricoMilestone } from '@nivel/contracts/projects/update-crico-milestone.operation';
import { updateMilestone } from '@nivel/contracts/projects/update-milestone.operation';
import { key, listAt, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const create = async (who: Somebody, { id }: Place, given: object = {}): Promise<string> =>
  (await projects.ask(who.userId, createCricoMilestone, { project_id_param: id, ...given })).milestone_id;
const update = async (who: Somebody, id: string, updates: Record<string, unknown>) =>
  (
    await projects.ask(who.userId, updateCricoMilestone, {
      milestone_id_param: id,
      updates_param: updates,
    })
  ).milestone;
const rows = async (who: Somebody, read: TableRead, query: Partial<TableQuery> = {}) =>
  (await projects.ask(who.userId, read, tableQuery.parse(query))).rows;
const withId = (column: string, value: string): Partial<TableQuery> => ({ filters: [{ column, op: 'eq', value }] });

describe('milestones by their documented calls', () => {
  it('are created with the documented defaults, and read back unchanged', async () => {
    const ana = await projects.aPerson('user', { fullName: `Ana ${v7()}` });
    const place = await projects.aProject(ana);
    const id = await create(ana, place);
    const given = {
      title_param: ' Maqueta ',
      description_param: 'Con **detalle**',
      priority_param: 'urgent',
      due_date_param: '2026-12-24T22:30:00Z',
      assignee_param: ana.email,
      list_id_param: listAt(place, 1),
    };
    const full = await create(ana, place, given);
    const listed = await projects.ask(ana.userId, getCricoProjectMilestones, { project_id_param: place.id });
    expect(listed).toMatchObject([
      { id, name: 'Untitled Milestone', status: 'red', priority: 'medium', description: '', list_id: listAt(place, 0) },
      {
        id: full,
        name: 'Maqueta',
        description: 'Con **detalle**',
        status: 'yellow',
        priority: 'critical',
        deadline: '2026-12-24',
        assigned_to: ana.userId,
        created_by: ana.userId,
      },
    ]);
    expect(
      await rows(ana, readMilestones, { filters: [{ column: 'status', op: 'eq', value: 'yellow' }] }),
    ).toMatchObject([{ id: full }]);
    expect(await rows(ana, readCricoMilestones, withId('id', full))).toMatchObject([
      { id: full, deadline: '2026-12-24' },
    ]);
    expect(await rows(await projects.aPerson(), readMilestones, withId('id', full))).toEqual([]);
    const page = await projects.ask(ana.userId, getCricoProjectMilestones, {
      project_id_param: place.id,
      offset_param: 1,
    });
    expect(page.map((one) => one.id)).toEqual([full]);
  });

  it.each([
    ['green', 'green', 3, 100],
    ['completed', 'green', 3, 100],
    ['yellow', 'yellow', 1, 40],
    ['in_progress', 'yellow', 1, 40],
    ['review', 'yellow', 2, 40],
    ['red', 'red', 0, 40],
    ['not-started', 'red', 0, 40],
    ['whatever', 'red', 0, 40],
  ])('given the status %s they are %s', async (word, color, list, progress) => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const id = await create(ana, place, { list_id_param: listAt(place, list === 0 ? 1 : 0) });
    await update(ana, id, { progress: 40 });
    expect(await update(ana, id, { status: word })).toMatchObject({
      status: color,
      list_id: listAt(place, list),
      progress_percentage: progress,
    });
  });

  it.each([
    ['green', 'green', 'Done', 100],
    ['yellow', 'yellow', 'In Progress', 30],
    ['review', 'yellow', 'Review', 30],
    ['blocked', 'red', 'To Do', 30],
    [undefined, 'red', 'To Do', 30],
  ])(
    'made with the status %s on a board without its list they are %s, in the list %s',
    async (status, color, name, progress) => {
      const ana = await projects.aPerson();
      const place = await projects.aProject(ana, { template: 'blank' });
      const given = { project_id: place.id, name: 'Uno', status, progress_percentage: 30 };
      const [made] = (await projects.ask(ana.userId, insertMilestone, given)).rows;
      expect(made).toMatchObject({ status: color, progress_percentage: progress });
      const { lists } = await board.read(ana, place.id);
      expect(lists.find(({ id }) => id === made?.list_id)?.name).toBe(name);
      expect(lists).toHaveLength(name === 'To Do' ? 1 : 2);
    },
  );

  it('are changed in one command, which is undone as one; omitted fields do not change', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const id = await create(ana, place, {
      title_param: 'Uno',
      description_param: 'Texto',
      due_date_param: '2026-12-01',
    });
    const before = await board.read(ana, place.id);
    const changed = { title: 'Dos', notes: 'Nota', status: 'review', priority: 'nunca', progress: 'x', dueDate: '' };
    expect(await update(ana, id, changed)).toMatchObject({
      name: 'Dos',
      notes: 'Nota',
      description: 'Texto',
      status: 'yellow',
      priority: 'medium',
      progress_percentage: 0,
      deadline: null,
    });
    expect(await update(ana, id, { status: 'yellow' })).toMatchObject({ list_id: listAt(place, 2) });
    await update(ana, id, { status: 'blocked' });
    expect((await board.read(ana, place.id)).cards[0]).toMatchObject({
      blocked_reason: 'Blocked',
      list_id: listAt(place, 2),
    });
    for (let count = 0; count < 2; count += 1)
      await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key() });
    expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
    const blank = { milestone_id_param: id, updates_param: { title: '  ' } };
    expect(await projects.refusal(ana.userId, updateCricoMilestone, blank)).toBe('invalid_input');
  });

  it('are given to one member of that name, and to nobody where several bear it', async () => {
    const [ana, eva] = [
      await projects.aPerson('user', { fullName: 'Ana Luz' }),
      await projects.aPerson('user', { fullName: 'Eva Mar' }),
    ];
    const place = await projects.aProject(ana);
    const refused = (assignee: string) =>
      projects.refusal(ana.userId, createCricoMilestone, { project_id_param: place.id, assignee_param: assignee });
    expect(await refused('Eva Mar')).toBe('assignee_cannot_read');
    expect(await refused(eva.userId)).toBe('assignee_cannot_read');
    const id = await create(ana, place, { assignee_param: 'Ana Luz' });
    expect(await update(ana, id, { assignee: '' })).toMatchObject({ assigned_to: null });
    const other = await projects.aPerson('user', { fullName: 'Ana Luz' });
    await projects.rows(
      `INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, 'member', now())`,
      [place.id, other.userId],
    );
    expect(await refused('Ana Luz')).toBe('assignee_cannot_read');
  });

  it('with dependencies go only with cascade, and the answer says so', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [one, two] = [await create(ana, place), await create(ana, place)];
    const link = { project_id: place.id, ...key(), card_ids: [one], add: { depends_on: [two] } };
    await projects.ask(ana.userId, changeCardSets, link);
    expect(await rows(ana, readMilestoneDependencies, withId('milestone_id', one))).toEqual([
      { project_id: place.id, milestone_id: one, depends_on_milestone_id: two },
    ]);
    const gone = { milestone_id_param: two, cascade_delete: false };
    expect(await projects.ask(ana.userId, deleteMilestoneSafely, gone)).toEqual({
      success: false,
      error: 'Please enable cascade delete or resolve dependencies first',
      message: 'Failed to delete milestone',
    });
    expect(await projects.ask(ana.userId, deleteMilestoneSafely, { milestone_id_param: two })).toEqual({
      success: true,
      error: null,
      message: 'Milestone deleted successfully',
    });
    expect(await rows(ana, readMilestoneDependencies, withId('milestone_id', one))).toEqual([]);
    expect(
      (await rows(ana, readMilestoneHistory, withId('milestone_id', two))).map((row) => row['action']).sort(),
    ).toEqual(['created', 'deleted']);
  });

  it('are written by the table as by the procedures', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const row = {
      project_id: place.id,
      name: 'Uno',
      status: 'green',
      priority: 'high',
      notes: 'Nota',
      progress_percentage: 30,
    };
    const [made] = (await projects.ask(ana.userId, insertMilestone, row)).rows;
    expect(made).toMatchObject({
      name: 'Uno',
      status: 'green',
      list_id: listAt(place, 3),
      progress_percentage: 100,
      notes: 'Nota',
    });
    const id = made?.id ?? '';
    const [updated] = (await projects.ask(ana.userId, updateMilestone, { id, deadline: '2026-12-01', status: 'red' }))
      .rows;
    expect(updated).toMatchObject({
      name: 'Uno',
      deadline: '2026-12-01',
      status: 'red',
      notes: 'Nota',
      progress_percentage: 100,
    });
    expect((await projects.ask(ana.userId, deleteMilestone, { id })).rows).toMatchObject([{ id }]);
    expect(await projects.refusal(ana.userId, deleteMilestone, { id })).toBe('card_not_found');
  });
});
