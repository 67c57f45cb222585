import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { listAutomationRuns } from '@nivel/contracts/projects/automation/list-automation-runs.operation';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { BoardActions, key } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

/** Rules on boards, both made by chance. */
const RULES = Number(process.env['DRY_RUNS'] ?? 10);

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

type Action = CallInputOf<typeof saveAutomationRule>['actions'][number];

/** New items and cards have an id of their run. */
const withoutIds = (cards: readonly object[]): unknown =>
  JSON.parse(JSON.stringify(cards).replaceAll(/"(card_)?id":"[^"]+"/g, '"$1id":""'));

it('say what a run then does, refusals included', async () => {
  const random = seededRandom(Number(process.env['PART'] ?? 7));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const board = new BoardActions(projects);
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const labels = [await board.label(ana, place, 'Una'), await board.label(ana, place, 'Otra')];
  const template_id = v7();
  await projects.ask(ana.userId, saveCardTemplate, { project_id: place.id, template_id, name: 'Otra' });
  const priorities = ['low', 'medium', 'high', 'critical'] as const;
  for (let card = 0; card < 8; card += 1) {
    const dates = random() < 0.5 ? { start_on: '2026-12-01', due_on: '2026-12-05' } : {};
    await board.make(ana, place, { priority: pick(priorities), labels: [pick(labels)], ...dates });
  }
  const anAction = (): Action =>
    pick<Action>([
      { kind: 'set-field', field: 'priority', value: pick(priorities) },
      { kind: 'set-field', field: 'status', value: pick(['todo', 'in-progress', 'review', 'done']) },
      { kind: 'set-field', field: 'progress', value: Math.floor(random() * 100) },
      // Before the start of some: refused.
      { kind: 'set-field', field: 'due_on', value: pick(['2026-11-30', '2026-12-24']) },
      { kind: 'move', list_id: pick(place.lists) },
      { kind: 'add-label', label_id: pick(labels) },
      { kind: 'remove-label', label_id: pick(labels) },
      { kind: 'assign', assignee: pick([null, ana.userId]) },
      { kind: 'add-item', text: 'Paso' },
      { kind: 'comment', text: 'Dicho' },
      { kind: 'notify', to: pick(['team', 'assignee'] as const), person_id: null, message: 'Aviso' },
      { kind: 'create-card', template_id },
      { kind: 'email', to: pick(['team', 'assignee'] as const), person_id: null, subject: 'Aviso', message: 'Dicho' },
    ]);
  const outcomes = new Set<string>();
  for (let rule = 0; rule < RULES; rule += 1) {
    const of = { project_id: place.id, rule_id: v7() };
    const actions = Array.from({ length: 1 + Math.floor(random() * 4) }, anAction);
    const conditions = pick(['', 'priority>=high', `label:${labels[0] ?? ''}`, '-status:done']);
    // No action causes it: the cards that a run creates make no rule run before the next one is compared.
    const given = { name: 'Regla', trigger: { kind: 'dependencies-done' as const }, conditions, actions };
    await projects.ask(ana.userId, saveAutomationRule, { ...of, ...given });
    const dry = await projects.ask(ana.userId, previewAutomationRule, of).catch(String);
    const delta = await projects.ask(ana.userId, runAutomationRule, { ...of, ...key() }).catch(String);
    const [run] = (await projects.ask(ana.userId, listAutomationRuns, of)).runs;
    outcomes.add(run?.result ?? 'nothing');
    if (typeof dry === 'string' || typeof delta === 'string') {
      expect([dry, run?.result]).toEqual([delta, 'refused']);
      continue;
    }
    expect(delta.changes).toHaveLength(dry.changed);
    if (dry.matched === 0) continue;
    expect({ ...run, cards: withoutIds(run?.cards ?? []) }).toMatchObject({
      ...{ matched: dry.matched, comments: dry.comments, notices: dry.notices },
      ...{ created: dry.created, emails: dry.emails },
      cards: withoutIds(dry.cards),
    });
  }
  expect([...outcomes]).toContain('done');
});
