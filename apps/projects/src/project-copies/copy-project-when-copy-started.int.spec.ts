import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { listProjectCopies } from '@nivel/contracts/projects/list-project-copies.operation';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import { projectCopyProgressed } from '@nivel/contracts/projects/project-copy-progressed.fact';
import { projectCopyStarted } from '@nivel/contracts/projects/project-copy-started.fact';
import { projectRoleChanged } from '@nivel/contracts/projects/project-role-changed.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import type { BoardActions, Place } from '../../test/board-actions.ts';
import { breakWrites, type Breakage } from '../../test/broken-writes.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const aBoard = async (who: Somebody): Promise<Place> => {
  const place = await projects.aProject(who);
  for (const title of ['Uno', 'Dos', 'Tres']) await board.make(who, place, { title, description: `De ${title}` });
  return place;
};
const begin = async (who: Somebody, id: string): Promise<string> =>
  (await projects.ask(who.userId, duplicateCricoProject, { project_id_param: id })).project_id;
const ends = async (id: string): Promise<boolean[]> =>
  (await projects.told(projectCopyEnded, id)).map(({ isDone }) => isDone);
const untilEnded = (id: string) => waitUntil(async () => (await ends(id)).length > 0);
/** All there is of a copy. */
const partsOf = async (id: string) => {
  const [parts] = await projects.rows(
    `SELECT (SELECT count(*)::int FROM lists WHERE project_id = $1) AS lists, (SELECT count(*)::int FROM cards WHERE project_id = $1) AS cards,
       (SELECT count(*)::int FROM card_texts WHERE project_id = $1) AS texts,
       (SELECT count(*)::int FROM project_changes WHERE project_id = $1) AS log`,
    [id],
  );
  return parts;
};
const whole = { lists: 4, cards: 3, texts: 3, log: 1 };
const handled = async (id: string): Promise<boolean> =>
  (await projects.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;
const startedBy = async (id: string): Promise<string> => {
  const [row] = await projects.rows<{ id: string }>('SELECT id FROM outbox WHERE payload LIKE $1 ORDER BY id LIMIT 1', [
    `%"projectId":"${id}","copiedFrom"%`,
  ]);
  return row?.id ?? '';
};

/** Puts cards on a board behind those that it has. */
const manyCards = ({ id, lists }: Place, count: number) =>
  projects.rows(
    `WITH made AS (INSERT INTO cards (id, project_id, number, list_id, position, title, priority, progress, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 3 + n, $2, 'b' || lpad(n::text, 5, '0'), 'Tarea ' || n, 'low', 0, now(), now() FROM generate_series(1, $3::int) n)
     UPDATE projects SET last_number = 3 + $3::int WHERE id = $1`,
    [id, lists[1], count],
  );
const told = async (id: string): Promise<number[]> =>
  (await projects.told(projectCopyProgressed, id)).map(({ done }) => done);

describe('a copy whose progress is published', () => {
  it('twice, or again by another message, is made once', async () => {
    const ana = await projects.aPerson();
    const { id: copiedFrom } = await aBoard(ana);
    const projectId = await begin(ana, copiedFrom);
    await untilEnded(projectId);
    const payload = { projectId, copiedFrom, userId: ana.userId };
    const again = v7();
    // A repetition, as when the process died after the commit and before its acknowledgement.
    await projects.tell(projectCopyStarted, payload, { id: await startedBy(projectId) });
    await projects.tell(projectCopyStarted, payload, { id: again });
    await waitUntil(() => handled(again));
    expect(await partsOf(projectId)).toEqual(whole);
    expect(await ends(projectId)).toEqual([true]);
    expect(await projects.told(projectRoleChanged, projectId)).toHaveLength(1);
  });

  it.each<Breakage>(['refused', 'killed'])(
    'while writes are %s in the middle is made whole later, once',
    async (how) => {
      const ana = await projects.aPerson();
      const { id: copiedFrom } = await aBoard(ana);
      const mended = await breakWrites(projects, { table: 'card_texts', when: `NEW.text LIKE '%Dos'`, how });
      const projectId = await begin(ana, copiedFrom);
      await mended();
      await untilEnded(projectId);
      expect(await partsOf(projectId)).toEqual(whole);
      expect(await ends(projectId)).toEqual([true]);
      expect((await board.read(ana, projectId)).cards.map(({ title }) => title)).toEqual(['Uno', 'Dos', 'Tres']);
    },
  );

  it('does not exist while its end cannot be published, and then it does', async () => {
    const ana = await projects.aPerson();
    const { id: copiedFrom } = await aBoard(ana);
    const when = `NEW.subject LIKE '%copy.ended%' OR NEW.subject LIKE '%copy-ended%'`;
    const mended = await breakWrites(projects, { table: 'outbox', when, how: 'killed' });
    const projectId = await begin(ana, copiedFrom);
    await mended();
    await untilEnded(projectId);
    expect(await partsOf(projectId)).toEqual(whole);
    expect(await ends(projectId)).toEqual([true]);
  });

  it('when it was removed already stays away', async () => {
    const ana = await projects.aPerson();
    const { id: copiedFrom } = await aBoard(ana);
    const [projectId, id] = [v7(), v7()];
    await projects.tell(projectCopyStarted, { projectId, copiedFrom, userId: ana.userId }, { id });
    await waitUntil(() => handled(id));
    expect(await partsOf(projectId)).toEqual({ lists: 0, cards: 0, texts: 0, log: 0 });
    expect(await ends(projectId)).toEqual([]);
  });

  it('for a person who has lost the right to the original meanwhile is removed, and they are notified', async () => {
    const ana = await projects.aPerson();
    const { id: copiedFrom } = await aBoard(ana);
    const { userId } = await projects.inTeam(copiedFrom, 'member');
    const projectId = v7();
    await projects.rows(
      `INSERT INTO projects (id, name, description, color, key, status, visibility, created_by, created_at, sequence, last_number,
         copied_from, copying_since)
       SELECT $1, 'Copia', '', color, key, status, visibility, $3, now(), 0, 0, id, now() FROM projects WHERE id = $2`,
      [projectId, copiedFrom, userId],
    );
    await projects.tell(projectCopyStarted, { projectId, copiedFrom, userId });
    await untilEnded(projectId);
    expect(await ends(projectId)).toEqual([false]);
    expect(await projects.rows('SELECT 1 FROM projects WHERE id = $1', [projectId])).toEqual([]);
  });

  it('of more cards than are copied at once is made part by part, with a figure, and whole where it is killed in between', async () => {
    const ana = await projects.aPerson();
    const place = await aBoard(ana);
    await manyCards(place, 1_200);
    const mended = await breakWrites(projects, { table: 'cards', when: 'NEW.number = 700', how: 'killed', times: 50 });
    const projectId = await begin(ana, place.id);
    await waitUntil(async () => (await told(projectId)).includes(500));
    const { copies } = await projects.ask(ana.userId, listProjectCopies, {});
    expect(copies).toMatchObject([{ project_id: projectId, cards_done: 500, cards_total: 1_203 }]);
    await mended();
    await untilEnded(projectId);
    expect(await told(projectId)).toEqual([0, 500, 1_000]);
    expect(await partsOf(projectId)).toEqual({ ...whole, cards: 1_203 });
    expect(await ends(projectId)).toEqual([true]);
    const [original, copy] = [await board.read(ana, place.id), await board.read(ana, projectId)];
    expect(copy.cards.map(({ number, title }) => [number, title])).toEqual(
      original.cards.map(({ number, title }) => [number, title]),
    );
    await board.make(ana, { id: projectId, lists: copy.lists.map(({ id }) => id) }, { title: 'Nueva' });
    expect((await board.read(ana, projectId)).cards.find(({ title }) => title === 'Nueva')?.number).toBe(1_204);
  });

  it('that is changed while it is copied in parts is copied from one moment of it', async () => {
    const ana = await projects.aPerson();
    const place = await aBoard(ana);
    await manyCards(place, 800);
    const mended = await breakWrites(projects, { table: 'cards', when: 'NEW.number = 700', how: 'refused', times: 50 });
    const projectId = await begin(ana, place.id);
    await waitUntil(async () => (await told(projectId)).includes(500));
    await board.make(ana, place, { title: 'Mientras tanto', list_id: place.lists[3] ?? '' });
    await mended();
    await untilEnded(projectId);
    expect(await partsOf(projectId)).toMatchObject({ cards: 804, log: 1 });
    const titles = (await board.read(ana, projectId)).cards.map(({ title }) => title);
    expect(titles.filter((title) => title === 'Mientras tanto')).toHaveLength(1);
  });
});
