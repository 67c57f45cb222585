import { beforeEach, describe, expect, it } from '@jest/globals';
import { contractSigned } from '@nivel/contracts/finance/contract-signed.fact';
import { leadStageChanged } from '@nivel/contracts/finance/lead-stage-changed.fact';
import { paymentOverdue } from '@nivel/contracts/finance/payment-overdue.fact';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { moduleCompleted } from '@nivel/contracts/learning/module-completed.fact';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationStopped } from '@nivel/contracts/projects/automation/automation-stopped.fact';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { setProgressConsent } from '@nivel/contracts/projects/set-progress-consent.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import type { BoardActions, Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let beto: Somebody;
let place: Place;
let project_id: string;
let organizationId: string;
let rules: AutomationActions;

const join = ({ userId }: Somebody, role: 'member' | 'lead') =>
  projects.rows('INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, $3, now())', [
    project_id,
    userId,
    role,
  ]);
projectsFor(
  (started, actions) => {
    projects = started;
    board = actions;
  },
  { CONSUMER_BACKOFF_MS: '20' },
);
beforeEach(async () => {
  ana = await projects.aPerson('manager');
  organizationId = await projects.anOrganization(ana);
  place = await projects.aProject(ana, { organizationId });
  project_id = place.id;
  beto = await projects.aMember(organizationId, 'member');
  await join(beto, 'member');
  rules = new AutomationActions(projects, ana, place);
});

const addItem = [{ kind: 'add-item', text: 'Felicitar' }] as const;
const consent = (to: 1 | null) =>
  projects.ask(beto.userId, setProgressConsent, { organization_id: organizationId, consents_to: to });
const completed = (userId: string) => ({
  ...{ userId, moduleId: v7(), levelId: 'X100' as const, title: 'Datos', modulesCompleted: 1, nextModuleId: null },
});
const items = async (card: string) => (await rules.card(card))?.checklist.map(({ text }) => text);
const money = { currency: 'USD' as const, contractId: v7() };
const signed = () => ({ ...money, clientName: 'Sol', contractTitle: 'Sitio', totalValue: 100 });
const stage = (to: 'qualified' | 'closed_won') => ({
  ...{ leadId: v7(), name: 'Sol', from: 'new' as const, to, expectedValue: 100, currency: 'USD' as const },
  assignedTo: null,
});
const overdue = () => ({
  ...{ ...money, paymentId: v7(), clientName: 'Sol', contractTitle: 'Sitio', openAmount: 100, dueDate: '2026-11-01' },
});

describe('a rule for the learning of members', () => {
  it('runs for the cards of a member who agreed, once for a module, and for nobody else', async () => {
    const module = { kind: 'module-completed', person: null } as const;
    const rule = await rules.make({ trigger: module, actions: [...addItem] });
    const level = await rules.make({
      trigger: { kind: 'level-unlocked', person: beto.userId },
      actions: [{ kind: 'set-field', field: 'priority', value: 'high' }],
    });
    const [his, hers] = [
      await board.make(ana, place, { assignee: beto.userId, priority: 'low' }),
      await board.make(ana, place, { assignee: ana.userId, priority: 'low' }),
    ];
    await projects.tell(moduleCompleted, completed(beto.userId));
    await consent(1);
    await projects.tell(moduleCompleted, completed((await projects.aPerson()).userId));
    await projects.tell(moduleCompleted, completed(beto.userId));
    await rules.ran(rule);
    await projects.tell(levelUnlocked, { userId: beto.userId, levelId: 'X200', name: 'X200' });
    await rules.ran(level);
    expect(await rules.runsOf(rule)).toMatchObject([
      { began: 'learning', caused_by: beto.userId, cause: null, result: 'done', matched: 1 },
    ]);
    expect([await items(his), await items(hers)]).toEqual([['Felicitar'], []]);
    expect((await rules.card(his))?.priority).toBe('high');
    expect((await rules.card(hers))?.priority).toBe('low');
    await consent(null);
    await projects.tell(moduleCompleted, completed(beto.userId));
    await projects.tell(contractSigned, signed());
    expect(await rules.runsOf(rule)).toHaveLength(1);
  });

  it('belongs to owners and admins of the organization, and stops once its owner is none', async () => {
    const lead = await projects.aMember(organizationId, 'member');
    await join(lead, 'lead');
    const saved = { project_id, rule_id: v7(), name: 'Regla', actions: [...addItem] };
    const trigger = { kind: 'module-completed' as const, person: null };
    expect(await projects.refusal(lead.userId, saveAutomationRule, { ...saved, trigger })).toBe(
      'rule_trigger_forbidden',
    );
    const admin = await projects.aMember(organizationId, 'admin');
    const rule = await rules.make({ trigger, actions: [...addItem] }, admin);
    await projects.rows(`UPDATE organization_members SET role = 'member' WHERE user_id = $1`, [admin.userId]);
    await join(admin, 'lead');
    await consent(1);
    await projects.tell(moduleCompleted, completed(beto.userId));
    await waitUntil(async () => (await rules.find(rule))?.stopped_by === 'no-rights');
    expect((await projects.told(automationStopped, project_id)).map(({ reason }) => reason)).toContain('no-rights');
    const activation = { project_id, rule_id: rule, is_active: true };
    expect(await projects.refusal(lead.userId, activateAutomationRule, activation)).toBe('rule_trigger_forbidden');
    await projects.ask(ana.userId, activateAutomationRule, activation);
    expect(await rules.find(rule)).toMatchObject({ is_active: true, owner_id: ana.userId });
  });
});

describe('a rule for the book', () => {
  it('runs for the cards that meet its conditions, or for none, once for a fact', async () => {
    const template_id = v7();
    await projects.ask(ana.userId, saveCardTemplate, { project_id, template_id, name: 'Cobrar' });
    const rule = await rules.make({
      trigger: { kind: 'payment-overdue' },
      actions: [{ kind: 'create-card', template_id }, ...addItem],
    });
    const paid = await rules.make({
      trigger: { kind: 'payment-paid' },
      conditions: 'priority:low',
      actions: [...addItem],
    });
    const signature = await rules.make({
      trigger: { kind: 'contract-signed' },
      actions: [{ kind: 'create-card', template_id }],
    });
    const card = await board.make(ana, place, { priority: 'low' });
    await projects.tell(paymentOverdue, overdue());
    await rules.ran(rule);
    await projects.tell(paymentPaid, { ...money, paymentId: v7(), amount: 100, paidDate: '2026-11-02' });
    await projects.tell(contractSigned, signed());
    await rules.ran(paid);
    await rules.ran(signature);
    expect(await rules.runsOf(rule)).toMatchObject([{ began: 'finance', caused_by: null, matched: 0, created: 1 }]);
    expect(await rules.runsOf(paid)).toMatchObject([{ matched: 1, result: 'done' }]);
    expect(await items(card)).toEqual(['Felicitar']);
    expect((await board.read(ana, project_id)).cards.filter(({ title }) => title === 'Cobrar')).toHaveLength(2);
  });

  it('runs for the stage of a lead that it follows, once for a fact, and for no other stage', async () => {
    const rule = await rules.make({
      trigger: { kind: 'lead-stage-reached', stage: 'closed_won' },
      conditions: 'priority:low',
      actions: [...addItem],
    });
    const card = await board.make(ana, place, { priority: 'low' });
    await projects.tell(leadStageChanged, stage('qualified'));
    const id = v7();
    await projects.tell(leadStageChanged, stage('closed_won'), { id });
    await projects.tell(leadStageChanged, stage('closed_won'), { id });
    await rules.ran(rule);
    expect(await rules.runsOf(rule)).toMatchObject([{ began: 'finance', caused_by: null, matched: 1, result: 'done' }]);
    expect(await items(card)).toEqual(['Felicitar']);
  });

  it('belongs to those who may read the book', async () => {
    const lead = await projects.aMember(organizationId, 'member');
    await join(lead, 'lead');
    const saved = { project_id, rule_id: v7(), name: 'Regla', actions: [...addItem] };
    const triggers = [
      ...(['payment-overdue', 'payment-paid', 'contract-signed'] as const).map((kind) => ({ kind })),
      { kind: 'lead-stage-reached' as const, stage: 'new' as const },
    ];
    for (const trigger of triggers)
      expect(await projects.refusal(lead.userId, saveAutomationRule, { ...saved, trigger })).toBe(
        'rule_trigger_forbidden',
      );
  });
});
