import { expect, it } from '@jest/globals';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, type BoardActions } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';
import { OWN_PROCESS, waitedFor } from '../../../test/waiting-for.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

it('moves with what it waits for, also where another process made it automatic while the command waited', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const first = await board.make(ana, place, { start_on: '2026-11-25', due_on: '2026-11-27' });
  const days = { start_on: '2026-11-30', due_on: '2026-12-01' };
  const second = await board.make(ana, place, { ...days, depends_on: [first] });
  const other = await projects.owner.connect();
  const move = { project_id: place.id, ...key(), card_ids: [first], set: { due_on: '2026-11-30' } };
  try {
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM projects WHERE id = $1 FOR UPDATE', [place.id]);
    const moved = projects.ask(ana.userId, updateCards, move);
    const { rows } = await other.query<{ pid: number }>(OWN_PROCESS);
    await waitedFor(projects, rows[0]?.pid);
    await other.query('UPDATE cards SET is_automatic = true WHERE id = $1', [second]);
    await other.query('COMMIT');
    expect((await moved).changes).toContainEqual({
      of: 'card',
      id: second,
      set: { start_on: '2026-12-01', due_on: '2026-12-02' },
    });
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
});
