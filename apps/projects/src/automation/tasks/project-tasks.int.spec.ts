import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { listProjectTaskRuns } from '@nivel/contracts/projects/automation/list-project-task-runs.operation';
import { listProjectTasks } from '@nivel/contracts/projects/automation/list-project-tasks.operation';
import { pauseProjectTask } from '@nivel/contracts/projects/automation/pause-project-task.operation';
import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { runProjectTask } from '@nivel/contracts/projects/automation/run-project-task.operation';
import { setUpProjectTask } from '@nivel/contracts/projects/automation/set-up-project-task.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { BoardActions, key, type Place } from '../../../test/board-actions.ts';
import { ProjectsUnderTest, type Somebody } from '../../../test/projects-under-test.ts';

const kind = 'weekly-report';
const time = { cron: '0 9 * * 1', time_zone: 'America/Mexico_City' };
let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let project_id: string;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start();
  board = new BoardActions(projects);
});
afterAll(() => projects.stop());
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
});

const setUp = (who = ana, more: object = {}) =>
  projects.ask(who.userId, setUpProjectTask, { project_id, kind, time, ...more });
const task = async () => (await projects.ask(ana.userId, listProjectTasks, { project_id })).tasks[0];
const runs = async () => (await projects.ask(ana.userId, listProjectTaskRuns, { project_id, kind })).runs;
const told = () => projects.told(projectReportDue, project_id);
/** It is due, and some later times have passed. */
const makeDue = () =>
  projects.rows(`UPDATE project_tasks SET next_run_at = now() - interval '20 days' WHERE project_id = $1`, [
    project_id,
  ]);
const runDue = async () => {
  while ((await projects.ask(null, runDueProjectTasks, {})).has_more);
};

describe('a scheduled task of a project', () => {
  it('is set up by leads, whose it is, and read by members; there is one of a kind', async () => {
    const [member, lead] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'lead')];
    const guest = await projects.inTeam(project_id, 'guest');
    expect(await projects.refusal(member.userId, setUpProjectTask, { project_id, kind, time })).toBe('forbidden');
    await setUp();
    await setUp();
    await setUp(lead, { time: { ...time, cron: '30 8 * * 5' } });
    const { tasks } = await projects.ask(member.userId, listProjectTasks, { project_id });
    expect(tasks).toMatchObject([
      { kind, owner_id: lead.userId, time: { cron: '30 8 * * 5' }, is_paused: false, last_run: null },
    ]);
    expect(tasks[0]?.next_run_at).toMatch(/T14:30:00/);
    expect(await projects.refusal(guest.userId, listProjectTasks, { project_id })).toBe('forbidden');
    expect(await projects.refusal(guest.userId, listProjectTaskRuns, { project_id, kind })).toBe('forbidden');
  });

  it('takes no time that never comes', async () => {
    const never = { ...time, cron: '0 0 30 2 *' };
    expect(await projects.refusal(ana.userId, setUpProjectTask, { project_id, kind, time: never })).toBe(
      'project_task_time_invalid',
    );
  });

  it('tells those who lead the project once when its time has come, however many asked and passed', async () => {
    const lead = await projects.inTeam(project_id, 'lead');
    await projects.inTeam(project_id, 'member');
    const [late, moved] = [
      await board.make(ana, place, { due_on: '2020-01-01' }),
      await board.make(ana, place, { title: 'Hecha' }),
    ];
    await projects.ask(ana.userId, setCardStatus, { project_id, ...key(), card_ids: [moved], status: 'done' });
    await setUp();
    await makeDue();
    await Promise.all([runDue(), runDue(), runDue()]);
    await runDue();
    const reports = await told();
    expect(reports).toHaveLength(1);
    expect(reports[0]?.userIds.toSorted()).toEqual([ana.userId, lead.userId].toSorted());
    expect(reports[0]).toMatchObject({ total: 2, done: 1, created: 2, overdue: 1, count: 1, finished: [{ cards: 1 }] });
    expect(late).toBeTruthy();
    expect(await runs()).toMatchObject([{ cause: 'schedule', status: 'completed', recipients: 2, cards: 1 }]);
    expect(Date.parse((await task())?.next_run_at ?? '')).toBeGreaterThan(Date.now());
  });

  it('is done by hand once for an id, and not while it is paused', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const run_id = v7();
    expect(await projects.refusal(ana.userId, runProjectTask, { project_id, kind, run_id })).toBe(
      'project_task_not_found',
    );
    await setUp();
    expect(await projects.refusal(member.userId, runProjectTask, { project_id, kind, run_id })).toBe('forbidden');
    const next = (await task())?.next_run_at;
    await projects.ask(ana.userId, runProjectTask, { project_id, kind, run_id });
    await projects.ask(ana.userId, runProjectTask, { project_id, kind, run_id });
    expect(await told()).toHaveLength(1);
    expect(await runs()).toMatchObject([{ id: run_id, cause: 'hand' }]);
    expect((await task())?.next_run_at).toBe(next);
    expect(await projects.refusal(member.userId, pauseProjectTask, { project_id, kind, is_paused: true })).toBe(
      'forbidden',
    );
    await projects.ask(ana.userId, pauseProjectTask, { project_id, kind, is_paused: true });
    expect(await task()).toMatchObject({ is_paused: true, next_run_at: null });
    await makeDue();
    await runDue();
    expect(await projects.refusal(ana.userId, runProjectTask, { project_id, kind, run_id: v7() })).toBe(
      'project_task_paused',
    );
    await projects.ask(ana.userId, pauseProjectTask, { project_id, kind, is_paused: false });
    await runDue();
    expect(await told()).toHaveLength(1);
  });

  it('stops when its owner no longer leads the project, and continues for the person who resumes it', async () => {
    const lead = await projects.inTeam(project_id, 'lead');
    await setUp(lead);
    await projects.rows(`UPDATE project_members SET role = 'member' WHERE user_id = $1`, [lead.userId]);
    await makeDue();
    await runDue();
    expect(await told()).toEqual([]);
    expect(await task()).toMatchObject({
      is_paused: true,
      last_run: { status: 'failed', error: 'rule_owner_has_no_right' },
    });
    await projects.ask(ana.userId, pauseProjectTask, { project_id, kind, is_paused: false });
    expect(await task()).toMatchObject({ is_paused: false, owner_id: ana.userId });
  });

  it('says of stale cards only where there are some', async () => {
    const stale = { kind: 'stale-cards' as const };
    await setUp(ana, stale);
    const card = await board.make(ana, place, { title: 'Vieja' });
    await projects.ask(ana.userId, runProjectTask, { project_id, ...stale, run_id: v7() });
    expect(await told()).toEqual([]);
    await projects.rows(`UPDATE cards SET updated_at = now() - interval '15 days' WHERE id = $1`, [card]);
    await projects.ask(ana.userId, runProjectTask, { project_id, ...stale, run_id: v7() });
    expect(await told()).toMatchObject([{ kind: 'stale-cards', count: 1, cards: [{ title: 'Vieja' }] }]);
  });

  it('of a deleted project is not done', async () => {
    await setUp();
    await makeDue();
    await projects.rows('UPDATE projects SET deleted_at = now() WHERE id = $1', [project_id]);
    await runDue();
    expect(await told()).toEqual([]);
  });

  it('of a deleted organization does not run, and continues after its restoration', async () => {
    const organizationId = await projects.anOrganization(ana);
    project_id = (await projects.aProject(ana, { organizationId })).id;
    await setUp();
    await makeDue();
    const trash = 'UPDATE organizations SET deleted_at = $2 WHERE id = $1';
    await projects.rows(trash, [organizationId, new Date()]);
    await runDue();
    await projects.rows(trash, [organizationId, null]);
    expect([await task(), await runs(), await told()]).toMatchObject([{ is_paused: false }, [], []]);
    await runDue();
    expect(await told()).toHaveLength(1);
  });

  it('is nothing to people of another project', async () => {
    const stranger = await projects.aPerson();
    await setUp();
    expect(await projects.refusal(stranger.userId, listProjectTasks, { project_id })).toBe('forbidden');
    expect(await projects.refusal(stranger.userId, runProjectTask, { project_id, kind, run_id: v7() })).toBe(
      'forbidden',
    );
  });
});
