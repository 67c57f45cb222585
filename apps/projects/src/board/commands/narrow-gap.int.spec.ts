import { expect, it } from '@jest/globals';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { key, listAt, type BoardActions } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

/** Many more of them say so: `INSERTS=100000 npm test -- narrow-gap`. */
const INSERTS = Number(process.env['INSERTS'] ?? 1_000);
const CARDS = 400;
const AT_ONCE = 40;
const LONGEST = 64;

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

/** The length of the longest position that was ever given in a project. */
const LONGEST_EVER = `SELECT max(length(change->'set'->>'position')) AS longest FROM project_changes
CROSS JOIN jsonb_array_elements(changes) AS change WHERE project_id = $1 AND change->>'of' = 'card'`;

it(
  `${INSERTS} cards that come into one gap have positions of ${LONGEST} letters at most, no two the same, in the order of the log`,
  async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const before = await board.make(ana, place);
    const after = await board.make(ana, place);
    const cards: string[] = [];
    for (let card = 0; card < CARDS; card += 1) cards.push(await board.make(ana, place, { list_id: listAt(place, 1) }));
    const cameAt = new Map<string, number>();
    const insert = async (id: string): Promise<void> => {
      const to = { list_id: listAt(place, 0), before, after };
      const input = { project_id: place.id, ...key(), card_ids: [id], ...to };
      cameAt.set(id, (await projects.ask(ana.userId, moveCards, input)).sequence);
    };
    for (let done = 0; done < INSERTS; done += AT_ONCE) {
      const from = done % CARDS;
      await Promise.all(cards.slice(from, from + Math.min(AT_ONCE, INSERTS - done)).map(insert));
    }
    const [said] = await projects.rows(LONGEST_EVER, [place.id]);
    const shown = (await board.read(ana, place.id)).inList(listAt(place, 0));
    expect(new Set(shown.map(({ position }) => position)).size).toBe(shown.length);
    const newestFirst = [...cameAt].sort(([, one], [, other]) => other - one).map(([id]) => id);
    expect(shown.map(({ id }) => id)).toEqual([before, ...newestFirst, after]);
    expect(Number(said?.['longest'])).toBeLessThanOrEqual(LONGEST);
  },
  60_000 + INSERTS * 20,
);
