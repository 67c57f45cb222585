import { beforeEach, describe, expect, it } from '@jest/globals';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import { runDueRules } from '@nivel/contracts/projects/automation/run-due-rules.operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { AutomationActions } from '../../../test/automation-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let rules: AutomationActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  rules = new AutomationActions(projects, ana, place);
});

const turn = async () => {
  for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, runDueRules, {})).has_more;
};
const setHigh = [{ kind: 'set-field', field: 'priority', value: 'high' }] as const;

describe('rules of a project', () => {
  it('follow a field from one value to another, a list, a person and the last card that was waited for', async () => {
    const beto = await projects.inTeam(place.id, 'member');
    const done = await projects.rows<{ id: string }>(`SELECT id FROM lists WHERE project_id = $1 AND status = 'done'`, [
      place.id,
    ]);
    const doneList = done[0]?.id ?? '';
    const raised = await rules.make({
      trigger: { kind: 'field-changed', field: 'priority', from: 'low', to: 'critical' },
      actions: [{ kind: 'set-field', field: 'blocked_reason', value: 'Subió' }],
    });
    const moved = await rules.make({
      trigger: { kind: 'card-moved', list_id: listAt(place, 2) },
      actions: [...setHigh],
    });
    const assigned = await rules.make({
      trigger: { kind: 'card-assigned', assignee: beto.userId },
      actions: [{ kind: 'set-field', field: 'progress', value: 10 }],
    });
    const freed = await rules.make({
      trigger: { kind: 'dependencies-done' },
      actions: [{ kind: 'notify', to: 'assignee', person_id: null, message: 'Ya puedes empezar' }],
    });
    const [first, second, waiting] = [
      await board.make(ana, place, { priority: 'medium' }),
      await board.make(ana, place, { priority: 'low' }),
      await board.make(ana, place, { assignee: beto.userId }),
    ];
    const of = { project_id: place.id };
    await projects.ask(ana.userId, changeCardSets, {
      ...{ ...of, ...key(), card_ids: [waiting] },
      add: { depends_on: [first, second] },
    });
    for (const id of [first, second])
      await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [id], set: { priority: 'critical' } });
    await board.move(ana, place, [first], { list_id: listAt(place, 2) });
    for (const id of [first, second]) await board.move(ana, place, [id], { list_id: doneList });
    for (const rule of [raised, moved, assigned, freed]) await rules.ran(rule);
    expect((await rules.runsOf(raised)).map(({ cards }) => cards[0]?.card_id)).toEqual([second]);
    expect((await rules.runsOf(moved)).map(({ cards }) => cards[0]?.card_id)).toEqual([first]);
    expect((await rules.runsOf(assigned)).map(({ matched }) => matched)).toEqual([1]);
    const told = await projects.told(automationNotified, place.id);
    expect(told.map(({ userId, card: { id }, message }) => [userId, id, message])).toEqual([
      [beto.userId, waiting, 'Ya puedes empezar'],
    ]);
    expect(await rules.runsOf(freed)).toHaveLength(1);
  });

  it('follow deadlines, each card once for a due date, and progress that reaches a percentage', async () => {
    const within = await rules.make({
      trigger: { kind: 'due-within', days: 2 },
      conditions: 'priority:high',
      actions: [{ kind: 'add-item', text: 'Pronto' }],
    });
    const over = await rules.make({ trigger: { kind: 'overdue' }, actions: [{ kind: 'add-item', text: 'Tarde' }] });
    const half = await rules.make({
      trigger: { kind: 'progress-reached', percent: 50 },
      actions: [{ kind: 'add-item', text: 'Mitad' }],
    });
    const day = (days: number) => isoDay(localDay(Date.now(), 'America/Mexico_City') + days);
    const near = await board.make(ana, place, { due_on: day(2), priority: 'high' });
    const low = await board.make(ana, place, { due_on: day(2), priority: 'low' });
    const far = await board.make(ana, place, { due_on: day(3), priority: 'high' });
    const late = await board.make(ana, place, { due_on: day(-1), priority: 'high' });
    for (let again = 0; again < 2; again += 1) await Promise.all([turn(), turn()]);
    const items = async (id: string) => (await rules.card(id))?.checklist.map(({ text }) => text);
    expect(await Promise.all([near, low, far, late].map(items))).toEqual([['Pronto'], [], [], ['Tarde']]);
    expect((await rules.runsOf(within)).map(({ cause, caused_by }) => [cause, caused_by])).toEqual([[null, null]]);
    expect(await rules.runsOf(over)).toHaveLength(1);
    const of = { project_id: place.id };
    await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [near], set: { due_on: day(1) } });
    await turn();
    expect(await items(near)).toEqual(['Pronto', 'Pronto']);
    for (const progress of [40, 60, 80])
      await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [far], set: { progress } });
    await rules.ran(half);
    expect(await items(far)).toEqual(['Mitad']);
  });

  it('pause while their organization is deleted, and continue once it is restored', async () => {
    const organizationId = await projects.anOrganization(ana);
    place = await projects.aProject(ana, { organizationId });
    rules = new AutomationActions(projects, ana, place);
    const over = await rules.make({ trigger: { kind: 'overdue' }, actions: [{ kind: 'add-item', text: 'Tarde' }] });
    await board.make(ana, place, { due_on: '2020-01-01' });
    const trash = 'UPDATE organizations SET deleted_at = $2 WHERE id = $1';
    await projects.rows(trash, [organizationId, new Date()]);
    await turn();
    await projects.rows(trash, [organizationId, null]);
    expect(await rules.runsOf(over)).toEqual([]);
    await turn();
    expect(await rules.runsOf(over)).toMatchObject([{ result: 'done' }]);
  });

  it('run once for a fact, however often it is delivered, and not at all while paused', async () => {
    const rule = await rules.make({
      trigger: { kind: 'card-created' },
      actions: [{ kind: 'add-item', text: 'Una vez' }],
    });
    const id = await board.make(ana, place);
    await rules.ran(rule);
    const [told] = await projects.told(automationRequested, place.id);
    if (told === undefined) throw new Error('nothing was told');
    // The same fact again is found in the inbox, another one of the same command in the runs.
    await projects.tell(automationRequested, told);
    await projects.tell(automationRequested, told);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: false });
    await board.make(ana, place);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: true });
    await board.make(ana, place);
    await rules.ran(rule, 2);
    expect((await rules.card(id))?.checklist.map(({ text }) => text)).toEqual(['Una vez']);
    expect(await rules.runsOf(rule)).toHaveLength(2);
  });
});
