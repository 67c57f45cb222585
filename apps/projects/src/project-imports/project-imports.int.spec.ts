import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { listComments } from '@nivel/contracts/projects/list-comments.operation';
import { listProjectCopies } from '@nivel/contracts/projects/list-project-copies.operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import { cancelProjectImport } from '@nivel/contracts/projects/transfers/cancel-project-import.operation';
import { endProjectImport } from '@nivel/contracts/projects/transfers/end-project-import.operation';
import { listProjectImports } from '@nivel/contracts/projects/transfers/list-project-imports.operation';
import { projectImportEnded } from '@nivel/contracts/projects/transfers/project-import-ended.fact';
import { takeImportBatch } from '@nivel/contracts/projects/transfers/take-import-batch.operation';
import type { BoardActions } from '../../test/board-actions.ts';
import { aFrame, aGivenCard, ImportActions } from '../../test/import-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let imports: ImportActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
  imports = new ImportActions(started);
});

const rowsOf = async (id: string) => {
  const [counts] = await projects.rows(
    `SELECT (SELECT count(*) FROM cards WHERE project_id = $1) + (SELECT count(*) FROM card_texts WHERE project_id = $1)
       + (SELECT count(*) FROM comments WHERE project_id = $1) + (SELECT coalesce(sum(jsonb_array_length(checklist)), 0) FROM cards
         WHERE project_id = $1) AS rows`,
    [id],
  );
  return Number(counts?.['rows']);
};
const open = async (who: Somebody) => (await projects.ask(who.userId, listProjectImports, {})).imports;
const batchRefusal = (who: Somebody, import_id: string, given: object) =>
  projects.refusal(who.userId, takeImportBatch, { import_id, batch: 0, ...given });

const items = [
  { id: 'I1', text: 'Con lupa', done: true },
  { id: 'I2', text: 'Sin lupa', done: false },
];
const aComment = { id: 'K1', card: 'C1', by: 'Luis Mar', at: '2024-03-04T10:00:00.000Z', text: 'Ya está' };

describe('an import of a file', () => {
  it('makes a project with everything that it has, which its maker directs and nobody sees before the end', async () => {
    const ana = await projects.aPerson();
    const fields = [
      { id: 'F1', name: 'Tela', kind: 'text' as const },
      { id: 'F2', name: 'Talla', kind: 'choice' as const, choices: [{ id: 'S', name: 'Chica' }] },
    ];
    const labels = [{ id: 'B1', name: 'Diseño', color: '#ef4444' }];
    const { import_id: id } = await imports.begin(ana, {
      frame: aFrame({ fields, labels }),
      expected: { cards: 2, items: 2, comments: 2 },
    });
    const more = {
      description: 'Ver **dos** veces',
      labels: ['B1'],
      fields: { F1: 'Lino', F2: 'S' },
      assignee: ana.userId,
    };
    const cards = [
      aGivenCard(1, more),
      aGivenCard(2, { list: 'L2', progress: 100, due_on: '2026-03-20', depends_on: ['C1'] }),
    ];
    const later = { ...aComment, id: 'K2', at: '2024-03-05T10:00:00.000Z', text: 'Ya se entregó' };
    // Trello writes the newest first.
    await imports.take(ana, id, 0, { cards, checklists: [{ card: 'C1', items }], comments: [later] });
    const made = await imports.take(ana, id, 1, { comments: [aComment] });
    expect(made).toMatchObject({ made: { cards: 2, items: 2, comments: 2 }, batches: 2, is_done: false });
    expect(await projects.refusal(ana.userId, readBoard, { project_id: id })).toBe('forbidden');
    expect((await projects.ask(ana.userId, getCricoDashboardData, {})).projects).toEqual([]);
    expect((await projects.ask(ana.userId, listProjectCopies, {})).copies).toEqual([]);
    expect(await open(ana)).toMatchObject([{ import_id: id, file_name: 'taller.json' }]);

    expect(await imports.end(ana, id)).toMatchObject({ is_done: true });
    expect(await imports.end(ana, id)).toMatchObject({ is_done: true });
    expect(await projects.told(projectImportEnded, id)).toEqual([{ projectId: id, userId: ana.userId, cards: 2 }]);
    expect(await open(ana)).toEqual([]);
    const shown = await board.read(ana, id);
    expect(shown.lists.map(({ name, status }) => [name, status])).toEqual([
      ['Por hacer', 'todo'],
      ['Hecho', 'done'],
    ]);
    const [first, second] = [1, 2].map((number) => shown.cards.find((card) => card.number === number));
    expect(first).toMatchObject({ title: 'Tarjeta 1', assignee: ana.userId, labels: [shown.labels[0]?.id] });
    expect(first?.checklist).toMatchObject([
      { text: 'Con lupa', done: true },
      { text: 'Sin lupa', done: false },
    ]);
    expect(Object.values(first?.fields ?? {}).sort()).toEqual(['Lino', shown.fields[1]?.choices[0]?.id].sort());
    expect(second).toMatchObject({ progress: 100, due_on: '2026-03-20', depends_on: [first?.id] });
    const card = { project_id: id, card_id: first?.id ?? '' };
    expect((await projects.ask(ana.userId, readCard, card)).description.text).toBe('Ver **dos** veces');
    const { comments } = await projects.ask(ana.userId, listComments, card);
    expect(comments).toMatchObject([
      { number: 1, author_id: ana.userId, text: '**Luis Mar · 2024-03-04**\n\nYa está' },
      { number: 2, author_id: ana.userId, text: '**Luis Mar · 2024-03-05**\n\nYa se entregó' },
    ]);
    // Work continues in it, with the next numbers, and one deletion undoes it all.
    await board.make(ana, { id, lists: shown.lists.map((list) => list.id) }, { title: 'Nueva' });
    expect((await board.read(ana, id)).cards.find(({ title }) => title === 'Nueva')?.number).toBe(3);
    await projects.ask(ana.userId, deleteCricoProject, { project_id_param: id });
    expect((await projects.ask(ana.userId, getCricoDashboardData, {})).projects).toEqual([]);
  });

  it('changes 0 rows on a repeated batch, continues where it stopped, and makes no second project of the same file', async () => {
    const ana = await projects.aPerson();
    const given = imports.beginning();
    const begin = () => projects.ask(ana.userId, beginProjectImport, given);
    const { import_id: id } = await begin();
    expect(await begin()).toMatchObject({ import_id: id, batches: 0 });
    const first = { cards: [aGivenCard(1)], checklists: [{ card: 'C1', items }], comments: [aComment] };
    await imports.take(ana, id, 0, first);
    const rows = await rowsOf(id);
    // Its answer was lost, or the process died after the commit.
    expect(await imports.take(ana, id, 0, first)).toMatchObject({
      made: { cards: 1, items: 2, comments: 1 },
      batches: 1,
    });
    expect(await rowsOf(id)).toBe(rows);
    expect((await begin()).batches).toBe(1);
    await imports.take(ana, id, 1, { cards: [aGivenCard(2)] });
    await imports.end(ana, id);
    expect(await batchRefusal(ana, id, { cards: [aGivenCard(3)] })).toBe('import_ended');
    expect(await begin()).toMatchObject({ is_done: true });
    const again = { ...given, import_id: v7() };
    expect(await projects.refusal(ana.userId, beginProjectImport, again)).toBe('already_imported');
    expect(await rowsOf(id)).toBe(rows + 1);
    await projects.ask(ana.userId, beginProjectImport, { ...again, again: true });
    const other = await projects.aPerson();
    expect(await projects.refusal(other.userId, beginProjectImport, { ...again, import_id: v7() })).toBe('allowed');
  });

  it('removes links to cards that did not come, and those that close a circle', async () => {
    const ana = await projects.aPerson();
    const { import_id: id } = await imports.begin(ana);
    const linked = (number: number, ...on: string[]) => aGivenCard(number, { depends_on: on });
    const terms = { depends_on: ['C1', 'C9'], link_terms: { C1: 'SS+2', C9: 'FF' } };
    const cards = [linked(1, 'C2'), aGivenCard(2, terms), linked(3, 'C3', 'C9')];
    await imports.take(ana, id, 0, { cards });
    await imports.end(ana, id);
    const shown = await board.read(ana, id);
    const links = shown.cards.flatMap((card) => card.depends_on.map((on) => [card.id, on]));
    expect(links).toHaveLength(1);
    expect(shown.cards.find(({ number }) => number === 3)?.depends_on).toEqual([]);
  });

  it('is discarded with everything, by its maker alone and before its end', async () => {
    const [ana, other] = [await projects.aPerson(), await projects.aPerson()];
    const { import_id: id } = await imports.begin(ana);
    await imports.take(ana, id, 0, { cards: [aGivenCard(1)], comments: [aComment] });
    expect(await batchRefusal(other, id, {})).toBe('import_not_found');
    expect(await projects.refusal(other.userId, endProjectImport, { import_id: id })).toBe('import_not_found');
    expect(await projects.ask(other.userId, cancelProjectImport, { import_id: id })).toEqual({ success: true });
    expect(await open(other)).toEqual([]);
    expect(await open(ana)).toHaveLength(1);
    await projects.ask(ana.userId, cancelProjectImport, { import_id: id });
    await projects.ask(ana.userId, cancelProjectImport, { import_id: id });
    expect(await projects.rows('SELECT 1 FROM projects WHERE id = $1', [id])).toEqual([]);
    expect(await rowsOf(id)).toBe(0);
    expect(await batchRefusal(ana, id, {})).toBe('import_not_found');
    const ended = await imports.begin(ana);
    await imports.end(ana, ended.import_id);
    expect(await projects.refusal(ana.userId, cancelProjectImport, { import_id: ended.import_id })).toBe(
      'import_ended',
    );
  });

  it('that nobody continues is removed after seven days; copies are not', async () => {
    const ana = await projects.aPerson();
    const [stale, fresh] = [await imports.begin(ana), await imports.begin(ana)];
    await projects.rows(`UPDATE project_imports SET touched_at = now() - interval '8 days' WHERE project_id = $1`, [
      stale.import_id,
    ]);
    await projects.rows(`UPDATE projects SET copying_since = now() - interval '2 hours' WHERE created_by = $1`, [
      ana.userId,
    ]);
    expect(await projects.ask(null, purgeTrash, {})).toMatchObject({ removed_imports: 1, removed_copies: 0 });
    expect((await open(ana)).map(({ import_id }) => import_id)).toEqual([fresh.import_id]);
  });
});
