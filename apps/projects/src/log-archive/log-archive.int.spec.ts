import { describe, expect, it } from '@jest/globals';
import { archiveLog } from '@nivel/contracts/projects/archive-log.operation';
import { listActivity } from '@nivel/contracts/projects/list-activity.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { listProjectChanges } from '@nivel/contracts/projects/list-project-changes.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});

const archive = async (): Promise<number> => {
  let sum = 0;
  for (let hasMore = true; hasMore;) {
    const part = await projects.ask(null, archiveLog, {});
    sum += part.archived;
    hasMore = part.has_more;
  }
  return sum;
};
const aged = ({ id }: Place, by: string) =>
  projects.rows(`UPDATE project_changes SET at = at - $2::interval WHERE project_id = $1`, [id, by]);
/** The number of a project's log rows in each table. */
const places = async ({ id }: Place): Promise<Record<string, number>> => {
  const rows = await projects.rows(
    `SELECT tableoid::regclass::text AS place, count(*)::integer AS rows FROM project_changes WHERE project_id = $1 GROUP BY 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ place, rows: count }) => [String(place), Number(count)]));
};
const [recent, apart] = ['project_changes_recent', 'project_changes_archive'];

/** A project with a card that was made and changed. */
const aProject = async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const id = await board.make(ana, place, { title: 'Coser' });
  const change = { project_id: place.id, ...key(), card_ids: [id], set: { title: 'Bordar' } };
  const answer = await projects.ask(ana.userId, updateCards, change);
  const total = (await places(place))[recent] ?? 0;
  return { ana, place, id, change, answer, total };
};

describe('old rows of a log', () => {
  it('are stored apart after 180 days, and not before', async () => {
    const { place, total } = await aProject();
    await aged(place, '179 days 22:00:00');
    await archive();
    expect(await places(place)).toEqual({ [recent]: total });
    await aged(place, '2 hours');
    expect(await archive()).toBeGreaterThanOrEqual(total);
    expect(await places(place)).toEqual({ [apart]: total });
    expect(await archive()).toBe(0);
  });

  it('are read, used for repeated answers, and undone like the others', async () => {
    const { ana, place, id, change, answer } = await aProject();
    const of = { project_id: place.id };
    const seen = async () => [
      await projects.ask(ana.userId, listActivity, of),
      await projects.ask(ana.userId, listCardHistory, { ...of, card_id: id }),
      await projects.ask(ana.userId, listProjectChanges, { ...of, after: 0 }),
    ];
    await aged(place, '200 days');
    await projects.rows(`UPDATE cards SET created_at = created_at - interval '200 days' WHERE id = $1`, [id]);
    const before = await seen();
    await archive();
    expect(await seen()).toEqual(before);
    expect(JSON.stringify(before[1])).toContain('Coser');
    const again = await projects.ask(ana.userId, updateCards, change);
    expect({ ...again, at: '' }).toEqual({ ...answer, at: '' });
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).cards.find((card) => card.id === id)?.title).toBe('Coser');
    expect(await places(place)).toMatchObject({ [recent]: 1 });
  });

  it('go in parts, each once, also when two look at the same moment', async () => {
    const { place, total } = await aProject();
    await projects.rows(
      `INSERT INTO project_changes (project_id, sequence, at, kind, command_id, asked, changes)
SELECT $1, 1000 + n, now() - interval '300 days', 'update-cards', gen_random_uuid(), '', '[]' FROM generate_series(1, 10001) AS s (n)`,
      [place.id],
    );
    expect(await projects.ask(null, archiveLog, {})).toEqual({ archived: 5_000, has_more: true });
    const parts = await Promise.all([projects.ask(null, archiveLog, {}), projects.ask(null, archiveLog, {})]);
    expect(parts[0].archived + parts[1].archived + (await archive())).toBe(5_001);
    expect(await places(place)).toEqual({ [recent]: total, [apart]: 10_001 });
  });
});
