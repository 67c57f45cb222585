import { beforeEach, describe, expect, it } from '@jest/globals';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationCommentAdded } from '@nivel/contracts/projects/automation/automation-comment-added.fact';
import { deleteAutomationRule } from '@nivel/contracts/projects/automation/delete-automation-rule.operation';
import { restoreAutomationRule } from '@nivel/contracts/projects/automation/restore-automation-rule.operation';
import { runScheduledRules } from '@nivel/contracts/projects/automation/run-scheduled-rules.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { AutomationActions } from '../../../test/automation-actions.ts';
import type { BoardActions, Place } from '../../../test/board-actions.ts';
import { breakWrites } from '../../../test/broken-writes.ts';
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
  { CONSUMER_BACKOFF_MS: '20' },
);
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  rules = new AutomationActions(projects, ana, place);
});

const comment = async (card_id: string, text: string, who = ana): Promise<string> => {
  const comment_id = v7();
  const said = { project_id, card_id, comment_id, text, parent_id: null, is_team_only: false };
  await projects.ask(who.userId, addComment, said);
  return comment_id;
};
const onComment = (more: object = {}) => ({
  ...{ kind: 'comment-added' as const, words: null, mentions: null, is_first: false },
  ...more,
});
const results = async (rule: string) => (await rules.runsOf(rule)).map(({ result }) => result);

describe('a rule that follows comments', () => {
  it('runs for the card of each comment that is meant, once, and says so', async () => {
    const rule = await rules.make({
      trigger: onComment({ words: 'aprobado' }),
      actions: [{ kind: 'set-field', field: 'status', value: 'done' }],
    });
    const first = await rules.make({
      trigger: onComment({ is_first: true }),
      actions: [{ kind: 'add-item', text: 'Contestar' }],
    });
    const beto = await projects.inTeam(project_id, 'member');
    const card = await board.make(ana, place);
    await comment(card, 'Todavía no', beto);
    await comment(card, 'Ya está: ¡APROBADO!', beto);
    await rules.ran(rule);
    await rules.ran(first);
    for (const told of await projects.told(automationCommentAdded, project_id))
      await projects.tell(automationCommentAdded, told);
    const last = await board.make(ana, place);
    await comment(last, 'Otra', beto);
    await rules.ran(first, 2);
    expect(await rules.runsOf(rule)).toMatchObject([
      { result: 'done', began: 'comment', cause: null, caused_by: beto.userId, depth: 1, matched: 1 },
    ]);
    expect(await results(first)).toEqual(['done', 'done']);
    expect((await rules.card(card))?.checklist.map(({ text }) => text)).toEqual(['Contestar']);
  });

  it('that comments itself stops at the eighth, and a comment publishes no fact in a project without such a rule', async () => {
    const card = await board.make(ana, place);
    await comment(card, 'Nadie la sigue');
    expect(await projects.told(automationCommentAdded, project_id)).toEqual([]);
    const rule = await rules.make({ trigger: onComment(), actions: [{ kind: 'comment', text: 'Y otra vez' }] });
    await comment(card, 'Empieza');
    await waitUntil(async () => (await results(rule)).includes('too-deep'));
    expect((await results(rule)).toSorted()).toEqual([...Array<string>(8).fill('done'), 'too-deep']);
  });

  it('names only people of the project', async () => {
    const stranger = await projects.aPerson();
    const rule = { project_id, rule_id: v7(), name: 'Regla', trigger: onComment({ mentions: stranger.userId }) };
    const actions = [{ kind: 'add-item' as const, text: 'Ver' }];
    expect(await projects.refusal(ana.userId, saveAutomationRule, { ...rule, actions })).toBe('rule_target_gone');
  });
});

const daily = { kind: 'schedule', time: { cron: '0 9 * * *', time_zone: 'America/Mexico_City' } } as const;
const addItem = [{ kind: 'add-item', text: 'De hoy' }] as const;
/** It is due, and some later times have passed. */
const makeDue = (rule: string) =>
  projects.rows(
    `UPDATE automation_rules SET next_run_at = date_trunc('second', now()) - interval '48 hours' WHERE id = $1`,
    [rule],
  );
const runScheduled = async () => {
  while ((await projects.ask(null, runScheduledRules, {})).has_more);
};

describe('a rule with a schedule', () => {
  it('runs once for all cards when its time has come, however many ask, whatever dies, and whatever passed', async () => {
    const rule = await rules.make({ trigger: daily, conditions: '-status:done', actions: [...addItem] });
    const next = (await rules.find(rule))?.next_run_at ?? '';
    expect(next).toMatch(/T15:00:00/);
    await runScheduled();
    expect(await rules.runsOf(rule)).toEqual([]);
    const card = await board.make(ana, place);
    await makeDue(rule);
    const mended = await breakWrites(projects, { table: 'automation_runs', how: 'killed', times: 1 });
    // The first attempt dies in the middle; a minute later it is made again.
    await runScheduled();
    await runScheduled();
    await mended();
    await projects.restart();
    await Promise.all([runScheduled(), runScheduled(), runScheduled()]);
    await runScheduled();
    expect(await rules.runsOf(rule)).toMatchObject([
      { began: 'schedule', caused_by: null, result: 'done', matched: 1 },
    ]);
    expect((await rules.card(card))?.checklist).toHaveLength(1);
    expect((await rules.find(rule))?.next_run_at).toBe(next);
  });

  it('takes no time that never comes or comes too often', async () => {
    const rule = { project_id, rule_id: v7(), name: 'Regla', actions: [...addItem] };
    for (const [cron, code] of [
      ['0 0 30 2 *', 'project_task_time_invalid'],
      ['*/5 * * * *', 'project_task_too_often'],
    ]) {
      const trigger = { ...daily, time: { ...daily.time, cron: cron ?? '' } };
      expect(await projects.refusal(ana.userId, saveAutomationRule, { ...rule, trigger })).toBe(code);
    }
  });

  it('does not do afterwards what came while it was paused or deleted', async () => {
    const rule = await rules.make({ trigger: daily, actions: [...addItem] });
    await board.make(ana, place);
    const of = { project_id, rule_id: rule };
    await projects.ask(ana.userId, activateAutomationRule, { ...of, is_active: false });
    expect((await rules.find(rule))?.next_run_at).toBeNull();
    await makeDue(rule);
    await runScheduled();
    await projects.ask(ana.userId, activateAutomationRule, { ...of, is_active: true });
    await projects.ask(ana.userId, deleteAutomationRule, of);
    await makeDue(rule);
    await runScheduled();
    await projects.ask(ana.userId, restoreAutomationRule, of);
    await runScheduled();
    expect(await rules.runsOf(rule)).toEqual([]);
  });
});
