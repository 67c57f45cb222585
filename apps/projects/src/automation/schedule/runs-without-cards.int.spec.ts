import { beforeEach, describe, expect, it } from '@jest/globals';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { automationAnnounced } from '@nivel/contracts/projects/automation/automation-announced.fact';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { saveAutomationSettings } from '@nivel/contracts/projects/automation/save-automation-settings.operation';
import { setProgressConsent } from '@nivel/contracts/projects/set-progress-consent.operation';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import type { BoardActions, Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let organization_id: string;
let place: Place;
let project_id: string;
let rules: AutomationActions;
projectsFor(
  (started, actions) => {
    projects = started;
    board = actions;
  },
  { CONSUMER_BACKOFF_MS: '20' },
);
beforeEach(async () => {
  ana = await projects.aPerson();
  organization_id = await projects.anOrganization(ana);
  place = await projects.aProject(ana, { organizationId: organization_id });
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

/** A person of the organization who is in the team of the project. */
const join = async (role: 'member' | 'guest'): Promise<Somebody> => {
  const somebody = await projects.aMember(organization_id, role);
  const text = 'INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, $3, now())';
  await projects.rows(text, [project_id, somebody.userId, role]);
  return somebody;
};
const notify = (to: 'team' | 'assignee' | 'hr' = 'team') => ({
  ...{ kind: 'notify' as const, to, person_id: null, message: 'Hoy hay junta' },
});
const trigger = { kind: 'schedule' as const, time: { cron: '0 9 * * *', time_zone: 'UTC' } };
const scheduled = async (rule: string) => {
  await projects.rows(`UPDATE automation_rules SET next_run_at = date_trunc('second', now()) WHERE id = $1`, [rule]);
  await Promise.all([1, 2].map(() => projects.ask(null, runScheduledRules, {})));
};
const announced = async () => (await projects.told(automationAnnounced, project_id)).map(({ userId }) => userId);

describe('a run that is about no card', () => {
  it('of a schedule tells everybody who is meant, once, and the history says so', async () => {
    const [beto] = [await join('member'), await join('guest')];
    const rule = await rules.make({ trigger, actions: [notify()] });
    expect(await projects.ask(ana.userId, previewAutomationRule, { project_id, rule_id: rule })).toMatchObject({
      ...{ matched: 0, notices: 2 },
    });
    await scheduled(rule);
    expect((await announced()).toSorted()).toEqual([ana.userId, beto.userId].toSorted());
    expect((await projects.told(automationAnnounced, project_id))[0]).toMatchObject({
      ...{ message: 'Hoy hay junta', ruleName: 'Regla', by: { userId: ana.userId } },
    });
    expect(await rules.runsOf(rule)).toMatchObject([
      { began: 'schedule', matched: 0, notices: 2, result: 'done', cause: null },
    ]);
  });

  it('has no assignee to tell, and tells nobody where conditions met no card', async () => {
    const assignee = await rules.make({ trigger, actions: [notify('assignee')] });
    const conditional = await rules.make({ trigger, conditions: 'priority:high', actions: [notify()] });
    await scheduled(assignee);
    await scheduled(conditional);
    expect(await announced()).toEqual([]);
    expect(await rules.runsOf(assignee)).toMatchObject([{ notices: 0, result: 'unchanged' }]);
    expect(await rules.runsOf(conditional)).toEqual([]);
  });

  it('tells those who administer the organization, and nobody else who directs the project', async () => {
    const admin = await projects.aMember(organization_id, 'admin');
    const director = await join('member');
    await projects.rows(`UPDATE project_members SET role = 'director' WHERE user_id = $1`, [director.userId]);
    const rule = await rules.make({ trigger, actions: [notify('hr')] });
    await scheduled(rule);
    expect((await announced()).toSorted()).toEqual([ana.userId, admin.userId].toSorted());
    expect(await rules.runsOf(rule)).toMatchObject([{ notices: 2, result: 'done' }]);
  });

  it('of the learning of a member without cards tells the team too; with cards, it tells of them', async () => {
    const beto = await join('member');
    await projects.ask(beto.userId, setProgressConsent, { organization_id, consents_to: 1 });
    const rule = await rules.make({ trigger: { kind: 'module-completed', person: null }, actions: [notify()] });
    const completed = () => ({
      ...{ userId: beto.userId, moduleId: v7(), levelId: 'X100' as const, title: 'Datos', modulesCompleted: 1 },
      nextModuleId: null,
    });
    await projects.tell(moduleCompleted, completed());
    await rules.ran(rule);
    expect(await announced()).toHaveLength(2);
    await board.make(ana, place, { assignee: beto.userId });
    await projects.tell(moduleCompleted, completed());
    await rules.ran(rule, 2);
    expect(await announced()).toHaveLength(2);
    expect(await projects.told(automationNotified, project_id)).toHaveLength(2);
    expect(await rules.runsOf(rule)).toMatchObject([
      { began: 'learning', caused_by: beto.userId, matched: 1, notices: 2 },
      { began: 'learning', caused_by: beto.userId, matched: 0, notices: 2 },
    ]);
  });

  it('waits for the end of quiet hours as any other', async () => {
    const hour = new Date().getUTCHours();
    const quiet_hours = { from: hour, until: (hour + 3) % 24 };
    const settings = { project_id, time_zone: 'UTC', quiet_hours, seen: 0 };
    await projects.ask(ana.userId, saveAutomationSettings, settings);
    const rule = await rules.make({ trigger, actions: [notify()] });
    await scheduled(rule);
    expect(await announced()).toEqual([]);
    await projects.rows('UPDATE automation_held_messages SET until = now() WHERE project_id = $1', [project_id]);
    await Promise.all([1, 2].map(() => projects.ask(null, runScheduledRules, {})));
    expect(await announced()).toEqual([ana.userId]);
  });
});
