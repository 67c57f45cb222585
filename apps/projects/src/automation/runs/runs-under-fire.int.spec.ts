import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { automationNotified } from '@nivel/contracts/projects/automation/automation-notified.fact';
import { automationRequested } from '@nivel/contracts/projects/automation/automation-requested.fact';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { BoardActions } from '../../../test/board-actions.ts';
import { breakWrites } from '../../../test/broken-writes.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

/** Commands that cause runs, of two rules each, at most 190 to stay below 200 runs an hour. */
const FACTS = Math.min(190, Number(process.env['AUTOMATION_FACTS'] ?? 12));
/** Transactions of runs whose connection dies, and times that the service ends and comes back. */
const KILLS = Number(process.env['AUTOMATION_KILLS'] ?? 4);
const RESTARTS = Number(process.env['AUTOMATION_RESTARTS'] ?? 1);

let projects: ProjectsUnderTest;
projectsFor(
  (started) => {
    projects = started;
  },
  { CONSUMER_BACKOFF_MS: '20' },
);

it('have every effect once, whatever process dies and however often facts are delivered', async () => {
  const board = new BoardActions(projects);
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const rules = [
    [
      { kind: 'add-item', text: 'Una vez' },
      { kind: 'notify', to: 'project_manager', person_id: null, message: 'Llegó una' },
    ],
    [{ kind: 'comment', text: 'Llegó' }],
  ] as const;
  for (const actions of rules) {
    const rule = { project_id: place.id, rule_id: v7(), name: 'Regla', trigger: { kind: 'card-created' as const } };
    await projects.ask(ana.userId, saveAutomationRule, { ...rule, actions: [...actions] });
  }
  const mended = await breakWrites(projects, { table: 'automation_runs', how: 'killed', times: KILLS });
  const cards: string[] = [];
  for (let fact = 0; fact < FACTS; fact += 1) {
    cards.push(await board.make(ana, place));
    if (RESTARTS > 0 && fact % Math.ceil(FACTS / (RESTARTS + 1)) === 1) await projects.restart();
  }
  await mended();
  for (const told of (await projects.told(automationRequested, place.id)).filter((_, at) => at % 2 === 0))
    await projects.tell(automationRequested, told);
  const runs = async (): Promise<number> =>
    (await projects.rows('SELECT 1 FROM automation_runs WHERE project_id = $1', [place.id])).length;
  await waitUntil(async () => (await runs()) >= FACTS * 2);
  // The last redelivery is handled too.
  const last = await board.make(ana, place);
  await waitUntil(async () => (await runs()) >= FACTS * 2 + 2);
  expect(await runs()).toBe(FACTS * 2 + 2);
  const { cards: shown } = await board.read(ana, place.id);
  for (const id of [...cards, last]) {
    expect(shown.find((card) => card.id === id)?.checklist.map(({ text }) => text)).toEqual(['Una vez']);
    const { comments } = await projects.ask(ana.userId, listComments, { project_id: place.id, card_id: id });
    expect(comments.map(({ text }) => text)).toEqual(['Llegó']);
  }
  const notified = (await projects.told(automationNotified, place.id)).map(({ card }) => card.id);
  expect(notified.toSorted()).toEqual([...cards, last].toSorted());
});
