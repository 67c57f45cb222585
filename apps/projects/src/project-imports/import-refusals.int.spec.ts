import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { memberAdded } from '@nivel/contracts/projects/member-added.fact';
import { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import { cancelProjectImport } from '@nivel/contracts/projects/transfers/cancel-project-import.operation';
import { endProjectImport } from '@nivel/contracts/projects/transfers/end-project-import.operation';
import { takeImportBatch } from '@nivel/contracts/projects/transfers/take-import-batch.operation';
import type { BoardActions } from '../../test/board-actions.ts';
import { aFileKey, aFrame, aGivenCard, ImportActions } from '../../test/import-actions.ts';
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

const batchRefusal = (who: Somebody, import_id: string, given: object) =>
  projects.refusal(who.userId, takeImportBatch, { import_id, batch: 0, ...given });
const cardsOf = (id: string) => projects.rows('SELECT 1 FROM cards WHERE project_id = $1', [id]);

describe('an import refuses', () => {
  it.each([
    ['a list', { list: 'L9' }],
    ['a label', { labels: ['B9'] }],
    ['a field', { fields: { F9: 'x' } }],
    ['a person outside the team', { assignee: v7() }],
    ['a position that is none', { position: '0' }],
    ['days that are turned around', { start_on: '2026-03-20', due_on: '2026-03-19' }],
  ])('%s that it does not have, and makes nothing of the batch', async (_, given) => {
    const ana = await projects.aPerson();
    const { import_id: id } = await imports.begin(ana);
    expect(await batchRefusal(ana, id, { cards: [aGivenCard(1), aGivenCard(2, given)] })).toBe('import_item_invalid');
    expect(await cardsOf(id)).toEqual([]);
  });

  it('values that a field does not take, ids that come twice, and a million cards', async () => {
    const ana = await projects.aPerson();
    const fields = [{ id: 'F1', name: 'Horas', kind: 'number' as const }];
    const { import_id: id } = await imports.begin(ana, { frame: aFrame({ fields }) });
    expect(await batchRefusal(ana, id, { cards: [aGivenCard(1, { fields: { F1: 'mucho' } })] })).toBe(
      'import_item_invalid',
    );
    const twice = imports.beginning({ frame: aFrame({ fields: [...fields, ...fields] }) });
    expect(await projects.refusal(ana.userId, beginProjectImport, twice)).toBe('invalid_input');
    const large = imports.beginning({ expected: { cards: 1_000_000, items: 0, comments: 0 } });
    expect(await projects.refusal(ana.userId, beginProjectImport, large)).toBe('invalid_input');
    await projects.rows('UPDATE project_imports SET cards = 100000 WHERE project_id = $1', [id]);
    expect(await batchRefusal(ana, id, { cards: [aGivenCard(1)] })).toBe('too_many_cards');
  });

  it('cards whose number or place another one has: they are not counted as made', async () => {
    const ana = await projects.aPerson();
    const { import_id: id } = await imports.begin(ana);
    const cards = [aGivenCard(1), aGivenCard(2, { number: 1 }), aGivenCard(3, { position: 'a1' })];
    expect((await imports.take(ana, id, 0, { cards })).made.cards).toBe(1);
  });

  it('comments beyond those that a card has at most: they are not counted as made, and answers to them begin a thread', async () => {
    const ana = await projects.aPerson();
    const { import_id: id } = await imports.begin(ana);
    await imports.take(ana, id, 0, { cards: [aGivenCard(1)] });
    await projects.rows(
      `INSERT INTO comments (id, project_id, card_id, number, author_id, is_team_only, text, mentions, version, asked, created_at)
       SELECT gen_random_uuid(), $1, c.id, -n, $2, false, 'x', '{}', 1, '', now() FROM cards c, generate_series(1, 9998) n
       WHERE c.project_id = $1`,
      [id, ana.userId],
    );
    const said = (nth: number, parent: string | null = null) => {
      return { id: `M${nth}`, card: 'C1', by: 'Eva', at: '2026-03-04T10:00:00Z', text: `${nth}`, parent };
    };
    const comments = [said(1, 'M3'), said(2), said(3)];
    expect((await imports.take(ana, id, 1, { comments })).made.comments).toBe(2);
    expect((await imports.take(ana, id, 2, { comments: [said(4)] })).made.comments).toBe(2);
    const [count] = await projects.rows<{ all: number; answers: number }>(
      'SELECT count(*)::integer AS "all", count(parent_id)::integer AS answers FROM comments WHERE project_id = $1',
      [id],
    );
    expect(count).toEqual({ all: 10_000, answers: 0 });
  });

  it('guests of an organization, people who do not work in it, a sixth open import, and an id that is taken', async () => {
    const owner = await projects.aPerson();
    const organization_id = await projects.anOrganization(owner);
    const [guest, member] = [
      await projects.aMember(organization_id, 'guest'),
      await projects.aMember(organization_id, 'member'),
    ];
    const refused = (who: Somebody, given: Parameters<ImportActions['beginning']>[0]) =>
      projects.refusal(who.userId, beginProjectImport, imports.beginning(given));
    expect(await refused(guest, { organization_id })).toBe('forbidden');
    expect(await refused(await projects.aPerson(), { organization_id })).toBe('forbidden');
    expect(await refused(member, { organization_id, people: [guest.userId] })).toBe('import_person_unknown');
    expect(await refused(member, { people: [owner.userId] })).toBe('import_person_unknown');
    const { import_id: id } = await imports.begin(member, { organization_id, people: [owner.userId, member.userId] });
    expect(await refused(owner, { import_id: id })).toBe('id_taken');
    expect(await refused(owner, { import_id: (await projects.aProject(owner)).id })).toBe('id_taken');
    await imports.take(member, id, 0, { cards: [aGivenCard(1, { assignee: owner.userId })] });
    await imports.end(member, id);
    expect((await board.read(owner, id)).cards[0]?.assignee).toBe(owner.userId);
    expect((await projects.told(memberAdded, id)).map(({ userId }) => userId)).toEqual([owner.userId]);
    const late = await imports.begin(member, { organization_id });
    await projects.rows(`UPDATE organization_members SET role = 'guest' WHERE user_id = $1`, [member.userId]);
    expect(await projects.refusal(member.userId, endProjectImport, { import_id: late.import_id })).toBe('forbidden');
    await projects.ask(member.userId, cancelProjectImport, { import_id: late.import_id });
    for (let nth = 0; nth < 5; nth += 1) await imports.begin(member, { source_key: aFileKey() });
    expect(await refused(member, {})).toBe('too_many_imports');
  });

  it('none of the same calls that come at once, and of seven others two', async () => {
    const [ana, ben] = [await projects.aPerson(), await projects.aPerson()];
    const same = imports.beginning();
    const answers = await Promise.all([1, 2, 3].map(() => projects.ask(ana.userId, beginProjectImport, same)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const seven = Array.from({ length: 7 }, () => imports.beginning());
    const refusals = await Promise.all(seven.map((one) => projects.refusal(ben.userId, beginProjectImport, one)));
    expect(refusals.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'allowed'),
      ...['too_many_imports', 'too_many_imports'],
    ]);
  });
});
