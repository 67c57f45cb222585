import { beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import { automationStopped } from '@nivel/contracts/projects/automation/automation-stopped.fact';
import { listAutomationRules } from '@nivel/contracts/projects/automation/list-automation-rules.operation';
import { listAutomationRuns } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { runDueRules } from '@nivel/contracts/projects/automation/run-due-rules.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { waitUntil } from '@nivel/testing/wait-until';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
});

type Rule = CallInputOf<typeof saveAutomationRule>;

const aRule = async (
  given: Pick<Rule, 'trigger' | 'actions'> & Partial<Rule>,
  who: Somebody = ana,
): Promise<string> => {
  const rule_id = v7();
  await projects.ask(who.userId, saveAutomationRule, { project_id: place.id, rule_id, name: 'Regla', ...given });
  return rule_id;
};
const setHigh = [{ kind: 'set-field', field: 'priority', value: 'high' }] as const;
const runsOf = async (rule_id: string) =>
  (await projects.ask(ana.userId, listAutomationRuns, { project_id: place.id, rule_id })).runs;
const ruleOf = async (rule_id: string) => {
  const { rules } = await projects.ask(ana.userId, listAutomationRules, { project_id: place.id });
  return rules.find(({ id }) => id === rule_id);
};
const card = async (id: string) => (await board.read(ana, place.id)).cards.find((one) => one.id === id);
const ran = (rule_id: string, times = 1): Promise<void> =>
  waitUntil(async () => (await runsOf(rule_id)).length >= times);

describe('rules of a project', () => {
  it('do what they say when a card is made, as one undo step of their owner, and tell what they did and why', async () => {
    const label = await board.label(ana, place, 'Urgente');
    const rule = await aRule({
      trigger: { kind: 'card-created' },
      conditions: 'priority:high',
      actions: [
        { kind: 'assign', assignee: ana.userId },
        { kind: 'add-label', label_id: label },
        { kind: 'add-item', text: 'Revisar' },
        { kind: 'move', list_id: listAt(place, 1) },
        { kind: 'set-field', field: 'due_on', value: '7d' },
        { kind: 'comment', text: 'Va primero' },
      ],
    });
    const beto = await projects.inTeam(place.id, 'member');
    const low = await board.make(beto, place, { title: 'Baja', priority: 'low' });
    const high = await board.make(beto, place, { title: 'Alta', priority: 'high' });
    await ran(rule);
    expect(await card(high)).toMatchObject({
      assignee: ana.userId,
      labels: [label],
      list_id: listAt(place, 1),
      checklist: [{ text: 'Revisar', done: false }],
    });
    expect(await card(low)).toMatchObject({ assignee: null, labels: [], list_id: listAt(place, 0) });
    const { comments } = await projects.ask(ana.userId, listComments, { project_id: place.id, card_id: high });
    expect(comments.map(({ text, author_id }) => [text, author_id])).toEqual([['Va primero', ana.userId]]);
    const [run, ...others] = await runsOf(rule);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      result: 'done',
      cause: { kind: 'create-card' },
      caused_by: beto.userId,
      depth: 1,
      matched: 1,
      comments: 1,
      seen: [{ field: 'priority', value: 'high' }],
      cards: [{ card_id: high, title: 'Alta' }],
    });
    const fields = run?.cards[0]?.fields.map(({ field }) => field).sort();
    expect(fields).toEqual(['assignee', 'checklist', 'due_on', 'labels', 'list_id']);
    expect(await ruleOf(rule)).toMatchObject({ executions_count: 1, success_rate: 100 });
    await board.undo(ana, place);
    expect(await card(high)).toMatchObject({ assignee: null, labels: [], list_id: listAt(place, 0), checklist: [] });
    expect(await runsOf(rule)).toHaveLength(1);
  });

  it('follow a field from one value to another, a list, a person and the last card that was waited for', async () => {
    const beto = await projects.inTeam(place.id, 'member');
    const done = await projects.rows<{ id: string }>(`SELECT id FROM lists WHERE project_id = $1 AND status = 'done'`, [
      place.id,
    ]);
    const doneList = done[0]?.id ?? '';
    const raised = await aRule({
      trigger: { kind: 'field-changed', field: 'priority', from: 'low', to: 'critical' },
      actions: [{ kind: 'set-field', field: 'blocked_reason', value: 'Subió' }],
    });
    const moved = await aRule({ trigger: { kind: 'card-moved', list_id: listAt(place, 2) }, actions: [...setHigh] });
    const assigned = await aRule({
      trigger: { kind: 'card-assigned', assignee: beto.userId },
      actions: [{ kind: 'set-field', field: 'progress', value: 10 }],
    });
    const freed = await aRule({
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
    for (const rule of [raised, moved, assigned, freed]) await ran(rule);
    expect((await runsOf(raised)).map(({ cards }) => cards[0]?.card_id)).toEqual([second]);
    expect((await runsOf(moved)).map(({ cards }) => cards[0]?.card_id)).toEqual([first]);
    expect((await runsOf(assigned)).map(({ matched }) => matched)).toEqual([1]);
    const told = await projects.told(automationNotified, place.id);
    expect(told.map(({ userId, card: { id }, message }) => [userId, id, message])).toEqual([
      [beto.userId, waiting, 'Ya puedes empezar'],
    ]);
    expect(await runsOf(freed)).toHaveLength(1);
  });

  it('follow deadlines, each card once for a due date, and progress that reaches a percentage', async () => {
    const within = await aRule({
      trigger: { kind: 'due-within', days: 2 },
      conditions: 'priority:high',
      actions: [{ kind: 'add-item', text: 'Pronto' }],
    });
    const over = await aRule({ trigger: { kind: 'overdue' }, actions: [{ kind: 'add-item', text: 'Tarde' }] });
    const half = await aRule({
      trigger: { kind: 'progress-reached', percent: 50 },
      actions: [{ kind: 'add-item', text: 'Mitad' }],
    });
    const day = (days: number) => isoDay(localDay(Date.now(), 'America/Mexico_City') + days);
    const near = await board.make(ana, place, { due_on: day(2), priority: 'high' });
    const low = await board.make(ana, place, { due_on: day(2), priority: 'low' });
    const far = await board.make(ana, place, { due_on: day(3), priority: 'high' });
    const late = await board.make(ana, place, { due_on: day(-1), priority: 'high' });
    const turn = async () => {
      for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, runDueRules, {})).has_more;
    };
    for (let again = 0; again < 2; again += 1) await Promise.all([turn(), turn()]);
    const items = async (id: string) => (await card(id))?.checklist.map(({ text }) => text);
    expect(await Promise.all([near, low, far, late].map(items))).toEqual([['Pronto'], [], [], ['Tarde']]);
    expect((await runsOf(within)).map(({ cause, caused_by }) => [cause, caused_by])).toEqual([[null, null]]);
    expect(await runsOf(over)).toHaveLength(1);
    const of = { project_id: place.id };
    await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [near], set: { due_on: day(1) } });
    await turn();
    expect(await items(near)).toEqual(['Pronto', 'Pronto']);
    for (const progress of [40, 60, 80])
      await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [far], set: { progress } });
    await ran(half);
    expect(await items(far)).toEqual(['Mitad']);
  });

  it('run once for a fact, however often it is told, and not at all while paused', async () => {
    const rule = await aRule({
      trigger: { kind: 'card-created' },
      actions: [{ kind: 'add-item', text: 'Una vez' }],
    });
    const id = await board.make(ana, place);
    await ran(rule);
    const [told] = await projects.told(automationRequested, place.id);
    if (told === undefined) throw new Error('nothing was told');
    // The same fact again is found in the inbox, another one of the same command in the runs.
    await projects.tell(automationRequested, told);
    await projects.tell(automationRequested, told);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: false });
    await board.make(ana, place);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: true });
    await board.make(ana, place);
    await ran(rule, 2);
    expect((await card(id))?.checklist.map(({ text }) => text)).toEqual(['Una vez']);
    expect(await runsOf(rule)).toHaveLength(2);
  });

  it('that cause one another stop at the eighth, and say so', async () => {
    const [up, down] = [
      { kind: 'field-changed', field: 'progress', from: null, to: '20' },
      { kind: 'field-changed', field: 'progress', from: null, to: '10' },
    ] as const;
    const lower = await aRule({ trigger: up, actions: [{ kind: 'set-field', field: 'progress', value: 10 }] });
    const higher = await aRule({ trigger: down, actions: [{ kind: 'set-field', field: 'progress', value: 20 }] });
    const id = await board.make(ana, place);
    const set = { progress: 20 };
    await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: [id], set });
    const results = async () => [...(await runsOf(lower)), ...(await runsOf(higher))].map(({ result }) => result);
    await waitUntil(async () => (await results()).includes('too-deep'));
    expect((await results()).sort()).toEqual([...Array<string>(8).fill('done'), 'too-deep']);
    const told = await projects.told(automationStopped, place.id);
    expect(told.map(({ userId, reason }) => [userId, reason])).toEqual([[ana.userId, 'too-deep']]);
    expect(await ruleOf(lower)).toMatchObject({ is_active: true });
  });

  it('stop when their owner has no right any more, and belong to whoever activates them', async () => {
    const beto = await projects.inTeam(place.id, 'lead');
    const rule = await aRule({ trigger: { kind: 'card-created' }, actions: [...setHigh] }, beto);
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [beto.userId]);
    const id = await board.make(ana, place, { priority: 'low' });
    await waitUntil(async () => (await ruleOf(rule))?.is_active === false);
    expect(await ruleOf(rule)).toMatchObject({ stopped_by: 'no-rights', executions_count: 0, owner_id: beto.userId });
    expect(await card(id)).toMatchObject({ priority: 'low' });
    const told = await projects.told(automationStopped, place.id);
    expect(told.map(({ userId, reason }) => [userId, reason])).toEqual([[ana.userId, 'no-rights']]);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: true });
    expect(await ruleOf(rule)).toMatchObject({ is_active: true, stopped_by: null, owner_id: ana.userId });
  });

  it('are paused with a notice after 200 runs within an hour', async () => {
    const rule = await aRule({ trigger: { kind: 'card-created' }, actions: [...setHigh] });
    await projects.rows(
      `INSERT INTO automation_runs (id, project_id, rule_id, depth, matched, seen, comments, notices, result, started_at, duration_ms)
       SELECT gen_random_uuid(), $1, $2, 1, 1, '[]', 0, 0, 'done', now(), 1 FROM generate_series(1, 200)`,
      [place.id, rule],
    );
    const id = await board.make(ana, place, { priority: 'low' });
    await waitUntil(async () => (await ruleOf(rule))?.stopped_by === 'too-often');
    expect(await card(id)).toMatchObject({ priority: 'low' });
    expect((await projects.told(automationStopped, place.id)).map(({ reason }) => reason)).toEqual(['too-often']);
  });

  it('that are refused keep why, change nothing, and let others run', async () => {
    await projects.rows('UPDATE lists SET wip_limit = 1 WHERE id = $1', [listAt(place, 1)]);
    await board.make(ana, { ...place, lists: [listAt(place, 1)] });
    const rule = await aRule({
      trigger: { kind: 'card-created' },
      actions: [...setHigh, { kind: 'move', list_id: listAt(place, 1) }],
      priority: 9,
    });
    const other = await aRule({ trigger: { kind: 'card-created' }, actions: [{ kind: 'add-item', text: 'Sí' }] });
    const id = await board.make(ana, place, { priority: 'low' });
    await ran(other);
    expect(await runsOf(rule)).toMatchObject([{ result: 'refused', error: 'list_full', cards: [] }]);
    expect(await card(id)).toMatchObject({ priority: 'low', checklist: [{ text: 'Sí' }] });
    expect(await ruleOf(rule)).toMatchObject({ executions_count: 1, success_rate: 0 });
  });

  it('show without a change what they would do, and do just that when they are run now', async () => {
    const ids = [await board.make(ana, place, { priority: 'low' }), await board.make(ana, place)];
    const rule = await aRule({
      trigger: { kind: 'card-created' },
      conditions: 'priority:low',
      actions: [...setHigh, { kind: 'comment', text: 'Hecho' }],
    });
    const of = { project_id: place.id, rule_id: rule };
    const dry = await projects.ask(ana.userId, previewAutomationRule, of);
    expect(dry).toMatchObject({ matched: 1, changed: 1, comments: 1, notices: 0 });
    expect(await card(ids[0] ?? '')).toMatchObject({ priority: 'low' });
    const now = { ...of, ...key() };
    const delta = await projects.ask(ana.userId, runAutomationRule, now);
    expect(await projects.ask(ana.userId, runAutomationRule, now)).toEqual(delta);
    const [run, ...others] = await runsOf(rule);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ cause: null, caused_by: ana.userId, comments: 1 });
    expect(run?.cards).toEqual(dry.cards);
    expect(await card(ids[0] ?? '')).toMatchObject({ priority: 'high' });
    // Nothing meets the conditions any more.
    expect((await projects.ask(ana.userId, runAutomationRule, { ...of, ...key() })).changes).toEqual([]);
    expect(await runsOf(rule)).toHaveLength(1);
    await projects.ask(ana.userId, activateAutomationRule, { ...of, is_active: false });
    expect(await projects.refusal(ana.userId, runAutomationRule, { ...of, ...key() })).toBe('rule_paused');
  });
});
