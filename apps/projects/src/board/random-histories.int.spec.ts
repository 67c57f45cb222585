import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import type { Board } from '../../test/board-client.ts';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { anyCommand, type Performed, type Send } from '../../test/random-commands.ts';

/** Many more of them say so: `HISTORIES=200 npm test -- random-histories`. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 2);
const COMMANDS = 90;
const seeds = Array.from({ length: HISTORIES }, (_, index) => [index + 1] as const);
const PATIENCE_MS = 60_000;

let projects: ProjectsUnderTest;
let actions: BoardActions;
projectsFor((started, board) => {
  projects = started;
  actions = board;
});

const hashOf = (board: Board): string => createHash('sha256').update(JSON.stringify(board.rows())).digest('hex');
const sendAs =
  (who: Somebody, { id }: Place): Send =>
  (operation, given) =>
    projects.ask(who.userId, operation, { project_id: id, ...key(), ...given } as never) as Promise<ProjectDelta>;
/** A refused command counts as a command too; null then. */
const tried = async (doing: Promise<Performed>): Promise<Performed | null> =>
  doing.catch((error: unknown) => {
    if (error instanceof AppError && error.definition.kind === 'conflict') return null;
    throw error;
  });

/** Ids in their order, by list. */
const orderOf = (board: Board): Map<string, string[]> =>
  new Map(board.lists.map(({ id }) => [id, board.inList(id).map((card) => card.id)]));

/** The order in a plain model: the others do not move, and these go behind, in front of, or to the end. */
const modelled = (before: Board, { put }: Performed): string[] | null => {
  if (put === undefined) return null;
  const others = before.inList(put.list_id).flatMap(({ id }) => (put.ids.includes(id) ? [] : [id]));
  const [behind, ahead] = [others.indexOf(put.before ?? ''), others.indexOf(put.after ?? '')];
  const at = behind === -1 ? (ahead === -1 ? others.length : ahead) : behind + 1;
  return others.toSpliced(at, 0, ...put.ids);
};

describe.each(seeds)('random history %i', (seed) => {
  it(
    'keeps the order of a plain model; undoing all gives the first state, redoing all the last',
    async () => {
      const random = seededRandom(seed);
      const ana = await projects.aPerson();
      const place = await projects.aProject(ana);
      let board = await actions.read(ana, place.id);
      const first = hashOf(board);
      let done = 0;
      for (let count = 0; count < COMMANDS; count += 1) {
        const performed = await tried(anyCommand(board, random, sendAs(ana, place)));
        if (performed === null) continue;
        const model = modelled(board, performed);
        board = board.with(performed.delta);
        if (performed.delta.changes.length > 0) done += 1;
        if (model !== null) expect(orderOf(board).get(performed.put?.list_id ?? '')).toEqual(model);
      }
      expect(board.rows()).toEqual((await actions.read(ana, place.id)).rows());
      const last = board.rows();
      for (let count = 0; count < done; count += 1) board = board.with(await sendAs(ana, place)(undoCommand, {}));
      expect([hashOf(board), hashOf(await actions.read(ana, place.id))]).toEqual([first, first]);
      for (let count = 0; count < done; count += 1) board = board.with(await sendAs(ana, place)(redoCommand, {}));
      expect(board.rows()).toEqual(last);
    },
    PATIENCE_MS,
  );

  it(
    "of two people: undoing one's own commands never overwrites another person's changes",
    async () => {
      const random = seededRandom(1_000 + seed);
      const ana = await projects.aPerson();
      const place = await projects.aProject(ana);
      const eva = await projects.inTeam(place.id, 'lead');
      let board = await actions.read(ana, place.id);
      /** The last author of a text that nobody else edits. */
      const writers = new Map<string, string | null>();
      const note = ({ changes, by }: ProjectDelta): void => {
        for (const { id, set } of changes)
          for (const field of ['title', 'blocked_reason', 'description_version', 'name'])
            if (set !== null && field in set) writers.set(`${id} ${field}`, by);
      };
      for (let count = 0; count < COMMANDS; count += 1) {
        const performed = await tried(anyCommand(board, random, sendAs(random() < 0.5 ? ana : eva, place)));
        if (performed === null) continue;
        board = board.with(performed.delta);
        note(performed.delta);
      }
      const overwritten: string[] = [];
      for (let count = 0; count < COMMANDS; count += 1) {
        const undone = await sendAs(ana, place)(undoCommand, {}).catch((error: unknown) => {
          if (error instanceof AppError && error.definition.kind === 'conflict') return null;
          throw error;
        });
        if (undone === null) break;
        const held = board;
        const fields = undone.changes.flatMap(({ id, set }) => {
          const changed = set === null ? ['title', 'blocked_reason', 'description_version', 'name'] : Object.keys(set);
          // Restored things are as they were.
          const isBack = ![...held.lists, ...held.labels, ...held.cards, held.project].some((row) => row.id === id);
          return isBack ? [] : changed.map((field) => `${id} ${field}`);
        });
        overwritten.push(...fields.filter((field) => writers.get(field) === eva.userId));
        board = board.with(undone);
        note(undone);
      }
      expect(overwritten).toEqual([]);
      expect(board.rows()).toEqual((await actions.read(ana, place.id)).rows());
    },
    PATIENCE_MS,
  );
});
