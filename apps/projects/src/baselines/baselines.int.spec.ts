import { describe, expect, it } from '@jest/globals';
import { deleteBaseline } from '@nivel/contracts/projects/baselines/delete-baseline.operation';
import { listBaselines } from '@nivel/contracts/projects/baselines/list-baselines.operation';
import { makeBaseline } from '@nivel/contracts/projects/baselines/make-baseline.operation';
import { readBaseline } from '@nivel/contracts/projects/baselines/read-baseline.operation';
import { renameBaseline } from '@nivel/contracts/projects/baselines/rename-baseline.operation';
import { restoreBaseline } from '@nivel/contracts/projects/baselines/restore-baseline.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { v7 } from 'uuid';
import { key, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const make = async ({ userId }: Somebody, project_id: string, name = 'Plan inicial') => {
  const baseline_id = v7();
  await projects.ask(userId, makeBaseline, { project_id, baseline_id, name });
  return { project_id, baseline_id };
};
const names = async ({ userId }: Somebody, project_id: string) =>
  (await projects.ask(userId, listBaselines, { project_id })).baselines.map(({ name, cards }) => `${name} ${cards}`);

describe('baselines', () => {
  it('hold the dates of all cards as they were, whatever becomes of them, for every reader', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const first = await board.make(ana, place, { start_on: '2026-11-25', due_on: '2026-11-27' });
    const second = await board.make(ana, place, { due_on: '2026-12-01' });
    await board.make(ana, place);
    const baseline = await make(ana, place.id);
    const set = { start_on: '2026-12-10', due_on: '2026-12-11' };
    await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: [first], set });
    const guest = await projects.inTeam(place.id, 'guest');
    expect(await projects.ask(guest.userId, listBaselines, { project_id: place.id })).toMatchObject({
      baselines: [{ id: baseline.baseline_id, name: 'Plan inicial', made_by: ana.userId, cards: 2 }],
    });
    expect(await projects.ask(guest.userId, readBaseline, baseline)).toEqual({
      dates: [
        [first, '2026-11-25', '2026-11-27'],
        [second, null, '2026-12-01'],
      ].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      next: null,
    });
  });

  it('are made once, however often they are requested, renamed, deleted and restored; open windows are notified', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const lead = await projects.inTeam(place.id, 'lead');
    const baseline = await make(lead, place.id);
    const again = { ...baseline, name: 'Otro' };
    expect((await projects.ask(lead.userId, makeBaseline, again)).name).toBe('Plan inicial');
    await projects.ask(lead.userId, renameBaseline, { ...baseline, name: ' Acordado ' });
    for (const _ of [1, 2]) await projects.ask(lead.userId, deleteBaseline, baseline);
    expect(await names(ana, place.id)).toEqual([]);
    expect(await projects.refusal(ana.userId, readBaseline, baseline)).toBe('baseline_not_found');
    expect(await projects.refusal(lead.userId, renameBaseline, again)).toBe('baseline_not_found');
    for (const _ of [1, 2]) await projects.ask(lead.userId, restoreBaseline, baseline);
    expect(await names(ana, place.id)).toEqual(['Acordado 0']);
    const told = (await projects.told(projectChanged, place.id)).map(({ delta }) => [delta.kind, delta.changes]);
    const settings = [{ of: 'settings', id: place.id, set: {} }];
    expect(told).toEqual(
      ['make-baseline', 'rename-baseline', 'delete-baseline', 'restore-baseline'].map((kind) => [kind, settings]),
    );
  });

  it('are for leads to make, rename, delete and bring back, and for nobody outside', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [member, stranger] = [await projects.inTeam(place.id, 'member'), await projects.aPerson()];
    const baseline = await make(ana, place.id);
    const named = { ...baseline, name: 'x' };
    for (const [operation, input] of [
      [makeBaseline, { ...named, baseline_id: v7() }],
      [renameBaseline, named],
      [deleteBaseline, baseline],
      [restoreBaseline, baseline],
    ] as const)
      expect(await projects.refusal(member.userId, operation, input)).toBe('forbidden');
    expect(await projects.refusal(stranger.userId, readBaseline, baseline)).toBe('forbidden');
    expect(await projects.refusal(stranger.userId, listBaselines, { project_id: place.id })).toBe('forbidden');
    const elsewhere = { project_id: (await projects.aProject(stranger)).id, baseline_id: baseline.baseline_id };
    expect(await projects.refusal(stranger.userId, makeBaseline, { ...elsewhere, name: 'x' })).toBe(
      'baseline_not_found',
    );
    for (const operation of [readBaseline, restoreBaseline])
      expect(await projects.refusal(stranger.userId, operation, elsewhere)).toBe('baseline_not_found');
    await projects.ask(stranger.userId, deleteBaseline, elsewhere);
    expect(await names(ana, place.id)).toEqual(['Plan inicial 0']);
    expect(await projects.refusal(ana.userId, renameBaseline, { ...baseline, name: ' ' })).toBe('invalid_input');
  });

  it('are twenty of a project at most', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const gone = await make(ana, place.id);
    await projects.ask(ana.userId, deleteBaseline, gone);
    await projects.rows(
      `INSERT INTO baselines (id, project_id, name, made_at) SELECT gen_random_uuid(), $1, 'x', now() FROM generate_series(1, 20)`,
      [place.id],
    );
    const one = { project_id: place.id, baseline_id: v7(), name: 'Otra' };
    expect(await projects.refusal(ana.userId, makeBaseline, one)).toBe('too_many_baselines');
    expect(await projects.refusal(ana.userId, restoreBaseline, gone)).toBe('too_many_baselines');
  });

  it('are read in pages, are not brought back once the trash would be empty, and go with their project', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const baseline = await make(ana, place.id);
    await projects.rows(
      `INSERT INTO baseline_dates (baseline_id, card_id, due_on) SELECT $1, gen_random_uuid(), '2026-12-01' FROM generate_series(1, 6001)`,
      [baseline.baseline_id],
    );
    const page = await projects.ask(ana.userId, readBaseline, baseline);
    const rest = await projects.ask(ana.userId, readBaseline, { ...baseline, after: page.next });
    expect([page.dates.length, rest.dates.length, rest.next]).toEqual([6_000, 1, null]);
    await projects.ask(ana.userId, deleteBaseline, baseline);
    await projects.rows(`UPDATE baselines SET deleted_at = now() - interval '31 days' WHERE id = $1`, [
      baseline.baseline_id,
    ]);
    expect(await projects.refusal(ana.userId, restoreBaseline, baseline)).toBe('baseline_not_found');
    const kept = await make(ana, place.id, 'Otra');
    await projects.ask(null, purgeTrash, {});
    const held = () => projects.rows('SELECT id FROM baselines WHERE project_id = $1', [place.id]);
    expect(await held()).toEqual([{ id: kept.baseline_id }]);
    await projects.rows(`UPDATE projects SET deleted_at = now() - interval '31 days' WHERE id = $1`, [place.id]);
    for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, purgeTrash, {})).has_more;
    expect(await held()).toEqual([]);
  });
});
