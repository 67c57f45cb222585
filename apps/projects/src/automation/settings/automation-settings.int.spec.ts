import { beforeEach, describe, expect, it } from '@jest/globals';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { listProjectTaskRuns } from '@nivel/contracts/projects/automation/list-project-task-runs.operation';
import { pauseAutomation } from '@nivel/contracts/projects/automation/pause-automation.operation';
import { readAutomationSettings } from '@nivel/contracts/projects/automation/read-automation-settings.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { runProjectTask } from '@nivel/contracts/projects/automation/run-project-task.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { saveAutomationSettings } from '@nivel/contracts/projects/automation/save-automation-settings.operation';
import { setUpProjectTask } from '@nivel/contracts/projects/automation/set-up-project-task.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import { key, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let project_id: string;
let rules: AutomationActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

const setHigh = [{ kind: 'set-field', field: 'priority', value: 'high' }] as const;
const choices = { time_zone: 'America/Mexico_City', quiet_hours: { from: 22, until: 7 } };
const settings = (who = ana) => projects.ask(who.userId, readAutomationSettings, { project_id });
const save = (more: object = {}, who = ana) =>
  projects.ask(who.userId, saveAutomationSettings, { project_id, ...choices, seen: 0, ...more });
const pause = (is_paused: boolean, who = ana) => projects.ask(who.userId, pauseAutomation, { project_id, is_paused });
const kinds = async () => {
  const { deltas } = await projects.ask(ana.userId, listProjectChanges, { project_id, after: 0 });
  return deltas?.map(({ kind }) => kind) ?? [];
};
const runScheduled = () => projects.ask(null, runScheduledRules, {});
/** Quiet hours in UTC that hold now, and for another hour at least. */
const quietNow = () => {
  const hour = new Date().getUTCHours();
  return { time_zone: 'UTC', quiet_hours: { from: (hour + 23) % 24, until: (hour + 2) % 24 } };
};

describe('settings of the automation of a project', () => {
  it('are chosen by leads, read by members, written into the log, and not replaced unseen', async () => {
    const [member, lead] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'lead')];
    const guest = await projects.inTeam(project_id, 'guest');
    expect(await settings()).toMatchObject({ is_paused: false, time_zone: null, quiet_hours: null, version: 0 });
    const input = { project_id, ...choices, seen: 0 };
    expect(await projects.refusal(member.userId, saveAutomationSettings, input)).toBe('forbidden');
    expect(await projects.refusal(member.userId, pauseAutomation, { project_id, is_paused: true })).toBe('forbidden');
    expect(await projects.refusal(guest.userId, readAutomationSettings, { project_id })).toBe('forbidden');
    await save({}, lead);
    await save({}, lead);
    expect(await settings(member)).toMatchObject({ ...choices, version: 1 });
    const other = { ...input, time_zone: null };
    expect(await projects.refusal(ana.userId, saveAutomationSettings, other)).toBe('automation_settings_changed');
    await save({ time_zone: null, seen: 1 });
    expect(await settings()).toMatchObject({ time_zone: null, version: 2 });
    expect((await kinds()).filter((kind) => kind === 'save-automation-settings')).toHaveLength(2);
    for (const wrong of [
      { time_zone: 'Marte' },
      { quiet_hours: { from: 7, until: 7 } },
      { quiet_hours: { from: 24, until: 7 } },
    ])
      expect(await projects.refusal(ana.userId, saveAutomationSettings, { ...input, ...wrong })).toBe('invalid_input');
  });

  it('pause every rule and scheduled task: refusals are counted, state why, and are not made up for', async () => {
    const rule = await rules.make({ trigger: { kind: 'card-created' }, actions: [...setHigh] });
    const due = await rules.make({ trigger: { kind: 'overdue' }, actions: [...setHigh] });
    const time = { cron: '0 9 * * 1', time_zone: 'UTC' };
    await projects.ask(ana.userId, setUpProjectTask, { project_id, kind: 'weekly-report', time });
    await pause(true);
    await pause(true);
    const id = await board.make(ana, place, { priority: 'low' });
    await rules.ran(rule);
    expect(await rules.runsOf(rule)).toMatchObject([{ result: 'paused', began: 'command', cards: [] }]);
    expect(await rules.card(id)).toMatchObject({ priority: 'low' });
    expect(await rules.find(rule)).toMatchObject({ executions_count: 0, is_active: true });
    await projects.rows('UPDATE project_tasks SET next_run_at = now() WHERE project_id = $1', [project_id]);
    while ((await projects.ask(null, runDueProjectTasks, {})).has_more);
    const { runs } = await projects.ask(ana.userId, listProjectTaskRuns, { project_id, kind: 'weekly-report' });
    expect(runs).toMatchObject([{ status: 'failed', error: 'automation_paused' }]);
    const run = { project_id, kind: 'weekly-report' as const, run_id: v7() };
    expect(await projects.refusal(ana.userId, runProjectTask, run)).toBe('automation_paused');
    const now = { project_id, rule_id: rule, ...key() };
    expect(await projects.refusal(ana.userId, runAutomationRule, now)).toBe('automation_paused');
    expect(await settings()).toMatchObject({ is_paused: true, paused_by: ana.userId, refused_runs: 2 });
    await pause(false);
    expect(await settings()).toMatchObject({ is_paused: false, paused_by: null, paused_at: null, refused_runs: 0 });
    expect(await rules.runsOf(due)).toEqual([]);
    expect((await projects.ask(ana.userId, runAutomationRule, now)).changes).toHaveLength(1);
    const again = await board.make(ana, place, { priority: 'low' });
    await rules.ran(rule, 3);
    expect(await rules.card(again)).toMatchObject({ priority: 'high' });
    expect((await kinds()).filter((kind) => kind.endsWith('e-automation'))).toEqual([
      'pause-automation',
      'resume-automation',
    ]);
  });

  it('hold notices back until quiet hours are over, and then for those alone who still see the project', async () => {
    const [member, gone] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'member')];
    await save(quietNow());
    const rule = await rules.make({
      trigger: { kind: 'card-created' },
      actions: [...setHigh, { kind: 'notify', to: 'team', person_id: null, message: 'Llegó una' }],
    });
    const id = await board.make(ana, place, { priority: 'low' });
    await rules.ran(rule);
    const [run] = await rules.runsOf(rule);
    expect(run).toMatchObject({ result: 'done', notices: 3 });
    expect(Date.parse(run?.held_until ?? '')).toBeGreaterThan(Date.now());
    // Changes of cards are not delayed.
    expect(await rules.card(id)).toMatchObject({ priority: 'high' });
    expect(await settings()).toMatchObject({ waiting: 3 });
    await runScheduled();
    expect(await projects.told(automationNotified, project_id)).toEqual([]);
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [gone.userId]);
    await projects.rows('UPDATE automation_held_messages SET until = now() WHERE project_id = $1', [project_id]);
    await Promise.all([runScheduled(), runScheduled()]);
    const told = (await projects.told(automationNotified, project_id)).map(({ userId }) => userId);
    expect(told.toSorted()).toEqual([ana.userId, member.userId].toSorted());
    expect(await settings()).toMatchObject({ waiting: 0 });
  });

  it('let out at once what waits when quiet hours are taken away', async () => {
    await save(quietNow());
    const rule = await rules.make({
      trigger: { kind: 'card-created' },
      actions: [{ kind: 'notify', to: 'project_manager', person_id: null, message: 'Llegó una' }],
    });
    await board.make(ana, place);
    await rules.ran(rule);
    await save({ time_zone: 'UTC', quiet_hours: null, seen: 1 });
    await runScheduled();
    expect(await projects.told(automationNotified, project_id)).toHaveLength(1);
  });
});
