import { beforeEach, describe, expect, it } from '@jest/globals';
import { addAutomationWebhook } from '@nivel/contracts/projects/automation/add-automation-webhook.operation';
import { automationEmailed } from '@nivel/contracts/projects/automation/automation-emailed.fact';
import { deleteAutomationWebhook } from '@nivel/contracts/projects/automation/delete-automation-webhook.operation';
import { listAutomationWebhooks } from '@nivel/contracts/projects/automation/list-automation-webhooks.operation';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { sendDueWebhooks } from '@nivel/contracts/projects/automation/send-due-webhooks.operation';
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
const aWebhook = (url = 'https://hooks.example.com/x', webhook_id = v7()) => ({
  ...{ project_id, webhook_id, name: 'Ventas', url },
});
const add = (webhook: ReturnType<typeof aWebhook>, who = ana) =>
  projects.ask(who.userId, addAutomationWebhook, webhook);
const sendAll = async () => {
  while ((await projects.ask(null, sendDueWebhooks, {})).has_more);
};
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
  it('goes to each member who is meant, with the cards, and so many leave a project in a day', async () => {
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

describe('a webhook', () => {
  it('is added and deleted by leads, its secret lies sealed and is shown once, and the lost answer comes again', async () => {
    const [member, guest] = [await projects.inTeam(project_id, 'member'), await projects.inTeam(project_id, 'guest')];
    const webhook = aWebhook();
    expect(await projects.refusal(member.userId, addAutomationWebhook, webhook)).toBe('forbidden');
    const answer = await add(webhook);
    expect(answer.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await add(webhook)).toEqual(answer);
    const lead = await projects.inTeam(project_id, 'lead');
    expect(await projects.refusal(lead.userId, addAutomationWebhook, webhook)).toBe('id_taken');
    const other = (await projects.aProject(ana)).id;
    expect(await projects.refusal(ana.userId, addAutomationWebhook, { ...webhook, project_id: other })).toBe(
      'id_taken',
    );
    const [row] = await projects.rows<{ sealed_secret: string }>('SELECT * FROM automation_webhooks WHERE id = $1', [
      webhook.webhook_id,
    ]);
    expect(row?.sealed_secret).not.toContain(answer.secret.slice(6));
    const { webhooks } = await projects.ask(member.userId, listAutomationWebhooks, { project_id });
    expect(webhooks).toMatchObject([{ name: 'Ventas', host: 'hooks.example.com' }]);
    expect(JSON.stringify(webhooks)).not.toContain('/x');
    expect(await projects.refusal(guest.userId, listAutomationWebhooks, { project_id })).toBe('forbidden');
    await projects.rows(
      `UPDATE automation_webhooks SET created_at = now() - interval '11 minutes' WHERE project_id = $1`,
      [project_id],
    );
    expect(await projects.refusal(ana.userId, addAutomationWebhook, webhook)).toBe('id_taken');
    const of = { project_id, webhook_id: webhook.webhook_id };
    expect(await projects.refusal(member.userId, deleteAutomationWebhook, of)).toBe('forbidden');
    await projects.ask(lead.userId, deleteAutomationWebhook, of);
    await projects.ask(lead.userId, deleteAutomationWebhook, of);
    expect((await projects.ask(ana.userId, listAutomationWebhooks, { project_id })).webhooks).toEqual([]);
    const gone = await projects.rows(
      `SELECT 1 FROM automation_webhooks WHERE id = $1 AND url = '' AND sealed_secret = ''`,
      [webhook.webhook_id],
    );
    expect(gone).toHaveLength(1);
  });

  it('takes HTTPS without a password, no address that is not public, and ten of a project', async () => {
    for (const url of ['http://hooks.example.com', 'https://ana:clave@hooks.example.com', 'ftp://x', 'x'])
      expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook(url))).toBe('invalid_input');
    for (const url of ['https://127.1/x', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/'])
      expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook(url))).toBe('webhook_address_refused');
    for (let nth = 0; nth < 10; nth += 1) await add(aWebhook());
    expect(await projects.refusal(ana.userId, addAutomationWebhook, aWebhook())).toBe('too_many_webhooks');
  });

  it('is called after the run, once for each, and the history says what came of it', async () => {
    // This machine itself: refused when the name is looked up.
    const [inner, unknown] = [aWebhook('https://localhost/x'), aWebhook('https://nadie.invalid/x')];
    await add(inner);
    await add(unknown);
    const rule = await rules.make({
      trigger: created,
      actions: [
        { kind: 'webhook', webhook_id: inner.webhook_id },
        { kind: 'webhook', webhook_id: unknown.webhook_id },
      ],
    });
    await board.make(ana, place);
    await rules.ran(rule);
    const waiting = { outcome: 'waiting', attempts: 0, status: null, problem: null };
    expect((await rules.runsOf(rule))[0]).toMatchObject({ result: 'done', deliveries: [waiting, waiting] });
    await Promise.all([sendAll(), sendAll()]);
    const outcomes = async () =>
      (await rules.runsOf(rule))[0]?.deliveries
        .map(({ outcome, attempts, problem }) => [outcome, attempts, problem].join(' '))
        .toSorted();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'waiting 1 unreachable']);
    await sendAll();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'waiting 1 unreachable']);
    // A process dies in the middle of the second attempt: it may have arrived.
    await projects.rows(
      `UPDATE automation_deliveries SET begun_at = now() - interval '2 minutes', attempts = 2 WHERE outcome = 'waiting' AND project_id = $1`,
      [project_id],
    );
    await sendAll();
    expect(await outcomes()).toEqual(['refused 1 address_refused', 'unknown 2 broken']);
    const closed = await projects.rows(`SELECT 1 FROM automation_deliveries WHERE project_id = $1 AND body <> ''`, [
      project_id,
    ]);
    expect(closed).toEqual([]);
  });

  it('that is deleted refuses the rules that call it, and gives up what waits', async () => {
    const webhook = aWebhook('https://nadie.invalid/x');
    await add(webhook);
    const rule = await rules.make({ trigger: created, actions: [{ kind: 'webhook', webhook_id: webhook.webhook_id }] });
    await board.make(ana, place);
    await rules.ran(rule);
    await projects.ask(ana.userId, deleteAutomationWebhook, { project_id, webhook_id: webhook.webhook_id });
    await sendAll();
    expect((await rules.runsOf(rule))[0]?.deliveries).toMatchObject([
      { outcome: 'failed', problem: 'webhook_deleted' },
    ]);
    await board.make(ana, place);
    await rules.ran(rule, 2);
    expect((await rules.runsOf(rule))[0]).toMatchObject({
      result: 'refused',
      error: 'rule_target_gone',
      deliveries: [],
    });
  });
});
