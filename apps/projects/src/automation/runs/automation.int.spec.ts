import { beforeEach, describe, expect, it } from '@jest/globals';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationStopped } from '@nivel/contracts/projects/automation/automation-stopped.fact';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { waitUntil } from '@nivel/testing/wait-until';
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

const setHigh = [{ kind: 'set-field', field: 'priority', value: 'high' }] as const;

describe('rules of a project', () => {
  it('do what they say when a card is made, as one undo step of their owner, and tell what they did and why', async () => {
    const label = await board.label(ana, place, 'Urgente');
    const rule = await rules.make({
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
    await rules.ran(rule);
    expect(await rules.card(high)).toMatchObject({
      assignee: ana.userId,
      labels: [label],
      list_id: listAt(place, 1),
      checklist: [{ text: 'Revisar', done: false }],
    });
    expect(await rules.card(low)).toMatchObject({ assignee: null, labels: [], list_id: listAt(place, 0) });
    const { comments } = await projects.ask(ana.userId, listComments, { project_id: place.id, card_id: high });
    expect(comments.map(({ text, author_id }) => [text, author_id])).toEqual([['Va primero', ana.userId]]);
    const [run, ...others] = await rules.runsOf(rule);
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
    expect(await rules.find(rule)).toMatchObject({ executions_count: 1, success_rate: 100 });
    await board.undo(ana, place);
    expect(await rules.card(high)).toMatchObject({
      assignee: null,
      labels: [],
      list_id: listAt(place, 0),
      checklist: [],
    });
    expect(await rules.runsOf(rule)).toHaveLength(1);
  });

  it('that cause one another stop at the eighth, and say so', async () => {
    const [up, down] = [
      { kind: 'field-changed', field: 'progress', from: null, to: '20' },
      { kind: 'field-changed', field: 'progress', from: null, to: '10' },
    ] as const;
    const lower = await rules.make({ trigger: up, actions: [{ kind: 'set-field', field: 'progress', value: 10 }] });
    const higher = await rules.make({ trigger: down, actions: [{ kind: 'set-field', field: 'progress', value: 20 }] });
    const id = await board.make(ana, place);
    const set = { progress: 20 };
    await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: [id], set });
    const results = async () =>
      [...(await rules.runsOf(lower)), ...(await rules.runsOf(higher))].map(({ result }) => result);
    await waitUntil(async () => (await results()).includes('too-deep'));
    expect((await results()).sort()).toEqual([...Array<string>(8).fill('done'), 'too-deep']);
    const told = await projects.told(automationStopped, place.id);
    expect(told.map(({ userId, reason }) => [userId, reason])).toEqual([[ana.userId, 'too-deep']]);
    expect(await rules.find(lower)).toMatchObject({ is_active: true });
  });

  it('stop when their owner has no right any more, and belong to the person who activates them', async () => {
    const beto = await projects.inTeam(place.id, 'lead');
    const rule = await rules.make({ trigger: { kind: 'card-created' }, actions: [...setHigh] }, beto);
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [beto.userId]);
    const id = await board.make(ana, place, { priority: 'low' });
    await waitUntil(async () => (await rules.find(rule))?.is_active === false);
    expect(await rules.find(rule)).toMatchObject({
      stopped_by: 'no-rights',
      executions_count: 0,
      owner_id: beto.userId,
    });
    expect(await rules.card(id)).toMatchObject({ priority: 'low' });
    const told = await projects.told(automationStopped, place.id);
    expect(told.map(({ userId, reason }) => [userId, reason])).toEqual([[ana.userId, 'no-rights']]);
    await projects.ask(ana.userId, activateAutomationRule, { project_id: place.id, rule_id: rule, is_active: true });
    expect(await rules.find(rule)).toMatchObject({ is_active: true, stopped_by: null, owner_id: ana.userId });
  });

  it('are paused with a notice after 200 runs within an hour', async () => {
    const rule = await rules.make({ trigger: { kind: 'card-created' }, actions: [...setHigh] });
    await projects.rows(
      `INSERT INTO automation_runs (id, project_id, rule_id, depth, matched, seen, comments, notices, result, started_at, duration_ms)
       SELECT gen_random_uuid(), $1, $2, 1, 1, '[]', 0, 0, 'done', now(), 1 FROM generate_series(1, 200)`,
      [place.id, rule],
    );
    const id = await board.make(ana, place, { priority: 'low' });
    await waitUntil(async () => (await rules.find(rule))?.stopped_by === 'too-often');
    expect(await rules.card(id)).toMatchObject({ priority: 'low' });
    expect((await projects.told(automationStopped, place.id)).map(({ reason }) => reason)).toEqual(['too-often']);
  });

  it('that are refused keep why, change nothing, and let others run', async () => {
    await projects.rows('UPDATE lists SET wip_limit = 1 WHERE id = $1', [listAt(place, 1)]);
    await board.make(ana, { ...place, lists: [listAt(place, 1)] });
    const rule = await rules.make({
      trigger: { kind: 'card-created' },
      actions: [...setHigh, { kind: 'move', list_id: listAt(place, 1) }],
      priority: 9,
    });
    const other = await rules.make({ trigger: { kind: 'card-created' }, actions: [{ kind: 'add-item', text: 'Sí' }] });
    const id = await board.make(ana, place, { priority: 'low' });
    await rules.ran(other);
    expect(await rules.runsOf(rule)).toMatchObject([{ result: 'refused', error: 'list_full', cards: [] }]);
    expect(await rules.card(id)).toMatchObject({ priority: 'low', checklist: [{ text: 'Sí' }] });
    expect(await rules.find(rule)).toMatchObject({ executions_count: 1, success_rate: 0 });
  });

  it('show without a change what they would do, and do just that when they are run now', async () => {
    const ids = [await board.make(ana, place, { priority: 'low' }), await board.make(ana, place)];
    const rule = await rules.make({
      trigger: { kind: 'card-created' },
      conditions: 'priority:low',
      actions: [...setHigh, { kind: 'comment', text: 'Hecho' }],
    });
    const of = { project_id: place.id, rule_id: rule };
    const dry = await projects.ask(ana.userId, previewAutomationRule, of);
    expect(dry).toMatchObject({ matched: 1, changed: 1, comments: 1, notices: 0 });
    expect(await rules.card(ids[0] ?? '')).toMatchObject({ priority: 'low' });
    const now = { ...of, ...key() };
    const delta = await projects.ask(ana.userId, runAutomationRule, now);
    expect(await projects.ask(ana.userId, runAutomationRule, now)).toEqual(delta);
    const [run, ...others] = await rules.runsOf(rule);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ cause: null, caused_by: ana.userId, comments: 1 });
    expect(run?.cards).toEqual(dry.cards);
    expect(await rules.card(ids[0] ?? '')).toMatchObject({ priority: 'high' });
    // Nothing meets the conditions any more.
    expect((await projects.ask(ana.userId, runAutomationRule, { ...of, ...key() })).changes).toEqual([]);
    expect(await rules.runsOf(rule)).toHaveLength(1);
    await projects.ask(ana.userId, activateAutomationRule, { ...of, is_active: false });
    expect(await projects.refusal(ana.userId, runAutomationRule, { ...of, ...key() })).toBe('rule_paused');
  });
});
