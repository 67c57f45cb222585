import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { emailReportSent } from '@nivel/contracts/projects/automation/email-report-sent.fact';
import { listProjectTaskRuns } from '@nivel/contracts/projects/automation/list-project-task-runs.operation';
import { listProjectTasks } from '@nivel/contracts/projects/automation/list-project-tasks.operation';
import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { runProjectTask } from '@nivel/contracts/projects/automation/run-project-task.operation';
import { scheduleEmailReport } from '@nivel/contracts/projects/automation/schedule-email-report.operation';
import { sendEmailReport } from '@nivel/contracts/projects/automation/send-email-report.operation';
import { setUpProjectTask } from '@nivel/contracts/projects/automation/set-up-project-task.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { BoardActions, key, type Place } from '../../../test/board-actions.ts';
import { ProjectsUnderTest, type Somebody } from '../../../test/projects-under-test.ts';

const A_DAY = 6;
const kind = 'email-report';
const time = { cron: '0 9 * * 1', time_zone: 'America/Mexico_City' };
let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let member: Somebody;
let place: Place;
let project_id: string;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start({ REPORT_EMAILS_A_DAY: String(A_DAY) });
  board = new BoardActions(projects);
});
afterAll(() => projects.stop());
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  member = await projects.inTeam(project_id, 'member');
});

const wanted = (more: object = {}) => ({ project_id, run_id: v7(), recipients: [ana.userId, member.userId], ...more });
const schedule = (more: object = {}) => ({ project_id, time, recipients: [member.userId], seen: null, ...more });
const told = () => projects.told(emailReportSent, project_id);
const runs = async () => (await projects.ask(ana.userId, listProjectTaskRuns, { project_id, kind })).runs;
const task = async () =>
  (await projects.ask(ana.userId, listProjectTasks, { project_id })).tasks.find((one) => one.kind === kind);
const makeDue = () =>
  projects.rows(`UPDATE project_tasks SET next_run_at = now() - interval '20 days' WHERE project_id = $1`, [
    project_id,
  ]);
const runDue = async () => {
  while ((await projects.ask(null, runDueProjectTasks, {})).has_more);
};
const letOut = (mayGo: boolean) =>
  projects.ask(ana.userId, updateCricoProjectSettings, {
    project_id_param: project_id,
    settings_param: { 'notifications.email_notifications': mayGo },
  });
const leave = (who: Somebody) => projects.rows('DELETE FROM project_members WHERE user_id = $1', [who.userId]);

describe('an e-mail report that is sent once', () => {
  it('reports the state of the project and who did what, to the chosen members', async () => {
    const late = await board.make(ana, place, { due_on: '2020-01-01', title: 'Tarde' });
    const blocked = await board.make(member, place, { title: 'Detenida' });
    const done = await board.make(ana, place, { title: 'Hecha' });
    const change = { project_id, ...key(), card_ids: [blocked] };
    await projects.ask(member.userId, updateCards, { ...change, set: { blocked_reason: 'Falta tela' } });
    await projects.ask(member.userId, setCardStatus, { project_id, ...key(), card_ids: [done], status: 'done' });
    const asked = wanted();
    await projects.ask(ana.userId, sendEmailReport, asked);
    await projects.ask(ana.userId, sendEmailReport, asked);
    const reports = await told();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      ...{ total: 3, done: 1, created: 3, overdue: 1, atRisk: 1 },
      userIds: [ana.userId, member.userId],
      overdueCards: [{ title: 'Tarde' }],
      atRiskCards: [{ title: 'Detenida' }],
      people: [
        { finished: 1, created: 1, changed: 2 },
        { finished: 0, created: 2, changed: 2 },
      ],
    });
    expect(reports[0]?.statuses).toMatchObject({ todo: 2, done: 1 });
    expect(reports[0]?.finishedByWeek).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(late).toBeTruthy();
    expect(await runs()).toMatchObject([{ id: asked.run_id, cause: 'hand', recipients: 2, cards: 1 }]);
    expect(await task()).toBeUndefined();
  });

  it('counts its days in a known time zone, whatever the account of its sender says', async () => {
    await projects.rows(`UPDATE accounts SET time_zone = 'Mars/Olympus' WHERE user_id = $1`, [ana.userId]);
    expect(await projects.refusal(ana.userId, sendEmailReport, wanted())).toBe('allowed');
  });

  it('counts from the last one that was sent, from a week ago where there was none', async () => {
    await projects.ask(ana.userId, sendEmailReport, wanted());
    await projects.rows(`UPDATE project_task_runs SET started_at = now() - interval '3 days' WHERE project_id = $1`, [
      project_id,
    ]);
    await projects.ask(ana.userId, sendEmailReport, wanted());
    const days = (await told()).map(({ since, until }) =>
      Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000),
    );
    expect(days).toEqual([7, 3]);
  });

  it('is refused to members, to guests as recipients, with an id of another project and where no e-mails go out', async () => {
    const guest = await projects.inTeam(project_id, 'guest');
    expect(await projects.refusal(member.userId, sendEmailReport, wanted())).toBe('forbidden');
    for (const recipients of [[guest.userId], [ana.userId, v7()]])
      expect(await projects.refusal(ana.userId, sendEmailReport, wanted({ recipients }))).toBe('report_recipient_left');
    for (const recipients of [[], [ana.userId, ana.userId]])
      expect(await projects.refusal(ana.userId, sendEmailReport, wanted({ recipients }))).toBe('invalid_input');
    const asked = wanted();
    await projects.ask(ana.userId, sendEmailReport, asked);
    const elsewhere = await projects.aProject(ana);
    const again = { ...asked, project_id: elsewhere.id, recipients: [ana.userId] };
    expect(await projects.refusal(ana.userId, sendEmailReport, again)).toBe('id_taken');
    await letOut(false);
    expect(await projects.refusal(ana.userId, sendEmailReport, wanted())).toBe('project_without_emails');
    // A repeated call returns the first answer.
    await leave(member);
    expect(await projects.refusal(ana.userId, sendEmailReport, asked)).toBe('allowed');
    expect(await told()).toHaveLength(1);
  });

  it('is refused where more e-mails would leave the project within a day, all reports counted', async () => {
    await projects.ask(ana.userId, setUpProjectTask, { project_id, kind: 'weekly-report', time });
    await projects.ask(ana.userId, runProjectTask, { project_id, kind: 'weekly-report', run_id: v7() });
    const both = await Promise.all([1, 2, 3].map(() => projects.refusal(ana.userId, sendEmailReport, wanted())));
    expect(both.toSorted()).toEqual(['allowed', 'allowed', 'too_many_emails']);
    await projects.rows(`UPDATE project_task_runs SET started_at = now() - interval '25 hours' WHERE project_id = $1`, [
      project_id,
    ]);
    expect(await projects.refusal(ana.userId, sendEmailReport, wanted())).toBe('allowed');
  });
});

describe('the schedule of an e-mail report', () => {
  it('is made once, changed by leads who saw it, and never replaced by others', async () => {
    const lead = await projects.inTeam(project_id, 'lead');
    expect(await projects.refusal(member.userId, scheduleEmailReport, schedule())).toBe('forbidden');
    await projects.ask(ana.userId, scheduleEmailReport, schedule());
    await projects.ask(ana.userId, scheduleEmailReport, schedule());
    expect(await task()).toMatchObject({ owner_id: ana.userId, time, recipients: [member.userId] });
    const later = { cron: '30 8 1 * *', time_zone: 'UTC' };
    const own = schedule({ time: later, recipients: [ana.userId, member.userId] });
    expect(await projects.refusal(lead.userId, scheduleEmailReport, own)).toBe('project_task_changed');
    const seen = { time, recipients: [member.userId] };
    await projects.ask(lead.userId, scheduleEmailReport, { ...own, seen });
    expect(await projects.refusal(lead.userId, scheduleEmailReport, { ...own, seen })).toBe('allowed');
    expect(await task()).toMatchObject({ owner_id: lead.userId, time: later, recipients: own.recipients });
    expect(await projects.refusal(ana.userId, scheduleEmailReport, schedule({ seen }))).toBe('project_task_changed');
  });

  it('names one minute of the hour that comes, and members', async () => {
    const refused = (cron: string) =>
      projects.refusal(ana.userId, scheduleEmailReport, schedule({ time: { ...time, cron } }));
    for (const cron of ['*/15 * * * *', '* 9 * * *', '0,30 9 * * *', '0-5 9 * * *'])
      expect(await refused(cron)).toBe('project_task_too_often');
    expect(await refused('0 0 30 2 *')).toBe('project_task_time_invalid');
    const stranger = await projects.aPerson();
    const foreign = schedule({ recipients: [stranger.userId] });
    expect(await projects.refusal(ana.userId, scheduleEmailReport, foreign)).toBe('report_recipient_left');
    const often = { project_id, kind: 'weekly-report' as const, time: { ...time, cron: '*/15 * * * *' } };
    expect(await projects.refusal(ana.userId, setUpProjectTask, often)).toBe('project_task_too_often');
  });

  it('sends it once when its time has come, to those who still are members', async () => {
    const other = await projects.inTeam(project_id, 'member');
    await projects.ask(ana.userId, scheduleEmailReport, schedule({ recipients: [member.userId, other.userId] }));
    await leave(other);
    await makeDue();
    await Promise.all([runDue(), runDue()]);
    expect((await told()).map(({ userIds }) => userIds)).toEqual([[member.userId]]);
    await leave(member);
    await makeDue();
    await runDue();
    expect(await told()).toHaveLength(1);
    expect(await runs()).toMatchObject([
      { cause: 'schedule', status: 'failed', error: 'report_without_recipients' },
      { cause: 'schedule', status: 'completed', recipients: 1 },
    ]);
  });

  it('records why it sent none, and continues at its next time', async () => {
    await projects.ask(ana.userId, scheduleEmailReport, schedule());
    await letOut(false);
    await makeDue();
    await runDue();
    expect(await task()).toMatchObject({ is_paused: false, last_run: { error: 'project_without_emails' } });
    const hand = { project_id, kind, run_id: v7() } as const;
    expect(await projects.refusal(ana.userId, runProjectTask, hand)).toBe('project_without_emails');
    await letOut(true);
    await makeDue();
    await runDue();
    expect(await told()).toHaveLength(1);
  });
});

describe('a report that fails', () => {
  /** Nothing of the project can be sent from now on. */
  const breakReports = (of: string) =>
    projects.rows(`ALTER TABLE outbox ADD CONSTRAINT broken CHECK (payload::text NOT LIKE '%${of}%') NOT VALID`);
  const mend = () => projects.rows('ALTER TABLE outbox DROP CONSTRAINT broken');

  it('holds up no other, is written down, and is tried again soon', async () => {
    await projects.ask(ana.userId, scheduleEmailReport, schedule());
    await projects.ask(ana.userId, setUpProjectTask, { project_id, kind: 'weekly-report', time });
    const [broken, beto] = [project_id, await projects.aPerson()];
    const whole = await projects.aProject(beto);
    await projects.ask(beto.userId, setUpProjectTask, { project_id: whole.id, kind: 'weekly-report', time });
    await breakReports(broken);
    await projects.rows(`UPDATE project_tasks SET next_run_at = now() - interval '1 day' WHERE project_id <> $1`, [
      broken,
    ]);
    await makeDue();
    await runDue();
    await mend();
    expect(await told()).toEqual([]);
    expect(await projects.told(projectReportDue, whole.id)).toHaveLength(1);
    const failed = await task();
    expect(failed?.last_run).toMatchObject({ status: 'failed', error: 'report_failed' });
    const minutes = (Date.parse(failed?.next_run_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(6);
    await makeDue();
    await runDue();
    expect(await told()).toHaveLength(1);
    expect(await projects.rows('SELECT failures FROM project_tasks WHERE project_id = $1', [broken])).toEqual([
      { failures: 0 },
      { failures: 0 },
    ]);
  });
});
