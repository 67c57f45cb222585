import { beforeEach, describe, expect, it } from '@jest/globals';
import { automationEmailed } from '@nivel/contracts/projects/automation/automation-emailed.fact';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { deleteCardTemplate } from '@nivel/contracts/projects/delete-card-template.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let project_id: string;
let rules: AutomationActions;
projectsFor(
  (started, actions) => {
    projects = started;
    board = actions;
  },
  { RULE_EMAILS_A_DAY: '3' },
);
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

const created = { kind: 'card-created' } as const;
const aTemplate = async (more: object = {}): Promise<string> => {
  const template = { project_id, template_id: v7(), name: 'Boletín', description: 'Qué va dentro', ...more };
  await projects.ask(ana.userId, saveCardTemplate, template);
  return template.template_id;
};
const titles = async () => (await board.read(ana, project_id)).cards.map(({ title }) => title);
const email = (more: object = {}) => ({
  ...{ kind: 'email' as const, to: 'team' as const, person_id: null },
  ...{ subject: 'Nueva', message: '<b>Llegó</b> una' },
  ...more,
});

describe('a card from a template', () => {
  it('comes once with a run, at the end of the list with its status, as one undo step, and a dry run says so', async () => {
    const template_id = await aTemplate({ status: 'in-progress', priority: 'high', estimated_days: 7 });
    const rule = await rules.make({
      trigger: { kind: 'overdue' },
      actions: [
        { kind: 'move', list_id: listAt(place, 1) },
        { kind: 'create-card', template_id },
      ],
    });
    const [one, two] = [await board.make(ana, place), await board.make(ana, place)];
    const of = { project_id, rule_id: rule };
    const dry = await projects.ask(ana.userId, previewAutomationRule, of);
    expect(dry).toMatchObject({ matched: 2, changed: 3, created: 1 });
    expect(await titles()).toHaveLength(2);
    const now = { ...of, ...key() };
    const delta = await projects.ask(ana.userId, runAutomationRule, now);
    expect(await projects.ask(ana.userId, runAutomationRule, now)).toEqual(delta);
    const { cards } = await board.read(ana, project_id);
    const made = cards.find(({ title }) => title === 'Boletín');
    expect(made).toMatchObject({ priority: 'high', list_id: listAt(place, 1), assignee: null, number: 3 });
    expect(made?.due_on).not.toBeNull();
    const inList = cards.filter(({ list_id }) => list_id === listAt(place, 1));
    expect(new Set(inList.map(({ position }) => position)).size).toBe(3);
    expect(inList.map(({ id }) => id).toSorted()).toEqual([one, two, made?.id ?? ''].toSorted());
    expect(await rules.runsOf(rule)).toMatchObject([{ created: 1, matched: 2, result: 'done' }]);
    await board.undo(ana, place);
    expect(await titles()).toHaveLength(2);
  });

  it('that causes its own rule stops with the eighth, and one whose template is gone is refused', async () => {
    const template_id = await aTemplate();
    const rule = await rules.make({ trigger: created, actions: [{ kind: 'create-card', template_id }] });
    await board.make(ana, place);
    await rules.ran(rule, 9);
    expect((await rules.runsOf(rule)).map(({ result }) => result).filter((one) => one === 'too-deep')).toHaveLength(1);
    expect(await titles()).toHaveLength(9);
    await projects.ask(ana.userId, deleteCardTemplate, { project_id, template_id });
    const now = { project_id, rule_id: rule, ...key() };
    expect(await projects.refusal(ana.userId, previewAutomationRule, { project_id, rule_id: rule })).toBe(
      'rule_target_gone',
    );
    expect(await projects.refusal(ana.userId, runAutomationRule, now)).toBe('rule_target_gone');
    const saved = { project_id, rule_id: v7(), name: 'Regla', trigger: created };
    const actions = [{ kind: 'create-card' as const, template_id }];
    expect(await projects.refusal(ana.userId, saveAutomationRule, { ...saved, actions })).toBe('rule_target_gone');
  });

  it('comes by a schedule on a board without cards', async () => {
    const template_id = await aTemplate();
    const time = { cron: '0 9 * * *', time_zone: 'UTC' };
    const rule = await rules.make({
      trigger: { kind: 'schedule', time },
      actions: [{ kind: 'create-card', template_id }],
    });
    await projects.rows(`UPDATE automation_rules SET next_run_at = date_trunc('second', now()) WHERE id = $1`, [rule]);
    await Promise.all([1, 2].map(() => projects.ask(null, runScheduledRules, {})));
    expect(await titles()).toEqual(['Boletín']);
    expect(await rules.runsOf(rule)).toMatchObject([{ began: 'schedule', matched: 0, created: 1, result: 'done' }]);
  });
});

describe('an e-mail of a rule', () => {
  it('goes to each selected member, with the cards, up to the daily limit of the project', async () => {
    const beto = await projects.inTeam(project_id, 'member');
    await projects.inTeam(project_id, 'guest');
    const rule = await rules.make({ trigger: created, actions: [email()] });
    const card = await board.make(ana, place, { title: 'Cotizar' });
    await rules.ran(rule);
    const told = await projects.told(automationEmailed, project_id);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([ana.userId, beto.userId].toSorted());
    expect(told[0]).toMatchObject({ subject: 'Nueva', text: '<b>Llegó</b> una', ruleName: 'Regla', count: 1 });
    expect(told[0]?.cards).toMatchObject([{ title: 'Cotizar' }]);
    expect(await rules.runsOf(rule)).toMatchObject([{ emails: 2, result: 'done' }]);
    // Two of three have left: two more do not fit.
    const now = { project_id, rule_id: rule, card_id: card };
    expect(await projects.refusal(ana.userId, previewAutomationRule, now)).toBe('too_many_emails');
    expect(await projects.refusal(ana.userId, runAutomationRule, { ...now, ...key() })).toBe('too_many_emails');
    expect(await rules.runsOf(rule)).toMatchObject([{ result: 'refused', error: 'too_many_emails', emails: 0 }, {}]);
    expect(await projects.told(automationEmailed, project_id)).toHaveLength(2);
  });

  it('is refused where the settings of the project let none out', async () => {
    await projects.ask(ana.userId, updateCricoProjectSettings, {
      project_id_param: project_id,
      settings_param: { 'notifications.email_notifications': false },
    });
    const rule = await rules.make({ trigger: created, actions: [email({ to: 'project_manager' })] });
    await board.make(ana, place);
    await rules.ran(rule);
    expect(await rules.runsOf(rule)).toMatchObject([{ result: 'refused', error: 'project_without_emails' }]);
  });
});
