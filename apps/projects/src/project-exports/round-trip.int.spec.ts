import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { addComment } from '@nivel/contracts/projects/add-comment.operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { saveSavedView } from '@nivel/contracts/projects/save-saved-view.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { readProjectExport } from '@nivel/contracts/projects/transfers/read-project-export.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { ImportActions } from '../../test/import-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

type Page = OutputOf<typeof readProjectExport>;

/** All pages of an export together. */
const exported = async (who: Somebody, project_id: string) => {
  const pages: Page[] = [];
  for (let after: string | null = null; pages.length === 0 || after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await projects.ask(who.userId, readProjectExport, { project_id, after }));
  const frame = pages[0]?.frame;
  if (!frame) throw new Error('the first page has no frame');
  return { frame, cards: pages.flatMap((page) => page.cards), comments: pages.flatMap((page) => page.comments), pages };
};
type Exported = Awaited<ReturnType<typeof exported>>;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** With ids in the order in which they come, and without the time of day of comments. */
const normalised = ({ frame, cards, comments }: Exported, known: readonly string[]): unknown => {
  const ids = new Map(known.map((id) => [id, id]));
  const sorted = cards.map((card) => ({
    ...card,
    labels: undefined,
    label_names: card.labels?.map((id) => frame.labels?.find((label) => label.id === id)?.name).sort(),
    depends_on: undefined,
    waits_for: card.depends_on?.map((id) => cards.find((one) => one.id === id)?.number).sort(),
    link_terms: Object.entries(card.link_terms ?? {}).map(([id, term]) => [
      cards.find((one) => one.id === id)?.number,
      term,
    ]),
  }));
  const text = JSON.stringify({ frame, cards: sorted, comments }, null, 1);
  return JSON.parse(
    text.replaceAll(UUID, (id) => {
      const name = ids.get(id) ?? `id ${ids.size}`;
      ids.set(id, name);
      return name;
    }),
  ) as unknown;
};

/** A project with something of everything that an export has. */
const aFullProject = async (ana: Somebody) => {
  const place = await projects.aProject(ana, { template: 'kanban' });
  const of = { project_id: place.id };
  const label = await board.label(ana, place, 'Diseño');
  const kinds = ['text', 'number', 'money', 'day', 'choice', 'person', 'link', 'boolean'] as const;
  const choice = v7();
  const fields = kinds.map((kind) => ({ field_id: v7(), name: `Campo ${kind}`, kind }));
  for (const field of fields)
    await projects.ask(ana.userId, createField, {
      ...{ ...of, ...key(), ...field },
      ...(field.kind === 'choice' && { choices: [{ id: choice, name: 'Chica' }] }),
    });
  const values = ['Lino', 12.5, 1_250, '2026-03-20', choice, ana.userId, 'https://example.com/a', 'yes'];
  const cards: string[] = [];
  for (let nth = 0; nth < 40; nth += 1)
    cards.push(await board.make(ana, place, { title: `Tarjeta ${nth}`, list_id: listAt(place, nth % 4) }));
  const [first = '', second = '', third = ''] = cards;
  const set = { fields: Object.fromEntries(fields.map(({ field_id: id }, at) => [id, values[at] ?? null])) };
  await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [first, second], set });
  const plain = { assignee: ana.userId, start_on: '2026-03-01', due_on: '2026-03-20', priority: 'high' as const };
  const work = { estimated_hours: 3.5, actual_hours: 1.25, progress: 40, blocked_reason: 'Falta tela' };
  await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [second], set: { ...plain, ...work } });
  const add = { labels: [label], tags: ['web', 'lana'] };
  await projects.ask(ana.userId, changeCardSets, { ...of, ...key(), card_ids: [first, third], add });
  const terms = { type: 'start-start', lag: 2 } as const;
  await projects.ask(ana.userId, putLink, { ...of, ...key(), card_id: second, depends_on: first, ...terms });
  await projects.ask(ana.userId, changeCardSets, { ...of, ...key(), card_ids: [third], add: { depends_on: [second] } });
  const put = [
    { id: v7(), text: 'Con lupa', done: true },
    { id: v7(), text: 'Sin lupa', done: false },
  ];
  await projects.ask(ana.userId, changeChecklist, { ...of, ...key(), card_id: second, put });
  for (const field of ['description', 'notes'] as const)
    await projects.ask(ana.userId, updateCardText, {
      ...{ ...of, ...key(), card_id: first, field, base_version: 0 },
      text: `Ver **dos** veces\n\n- ${field}`,
    });
  await projects.ask(ana.userId, deleteCards, { ...of, ...key(), card_ids: cards.slice(-1) });
  const calendar = { holidays: [{ day: '2026-12-24', name: 'Cierre' }], weekdays: [1, 2] };
  await projects.ask(ana.userId, updateProject, { ...of, ...key(), set: { calendar, description: 'De lana' } });
  await projects.ask(ana.userId, saveCardTemplate, { ...of, template_id: v7(), name: 'Boletín', estimated_days: 4 });
  const view = { name: 'De hoy', is_shared: true, choices: { view: 'table', filter: `label:${label}` } as const };
  await projects.ask(ana.userId, saveSavedView, { ...of, view_id: v7(), ...view });
  await projects.ask(ana.userId, saveSavedView, { ...of, view_id: v7(), ...view, name: 'Mía', is_shared: false });
  const comment = v7();
  await projects.ask(ana.userId, addComment, { ...of, card_id: first, comment_id: comment, text: 'Hola' });
  const reply = { comment_id: v7(), parent_id: comment, text: 'Qué tal' };
  await projects.ask(ana.userId, addComment, { ...of, card_id: first, ...reply });
  const secret = { comment_id: v7(), text: 'Entre nosotros', is_team_only: true };
  await projects.ask(ana.userId, addComment, { ...of, card_id: second, ...secret });
  return place;
};

/** Makes a project of an export, as a page does. */
const importOf = async (who: Somebody, { frame, cards, comments }: Exported): Promise<string> => {
  const imports = new ImportActions(projects);
  const expected = { cards: cards.length, items: 0, comments: comments.length };
  const { import_id: id } = await imports.begin(who, { source: 'nivel', frame, expected });
  await imports.take(who, id, 0, { cards });
  const { made } = await imports.take(who, id, 1, { comments });
  expect(made).toMatchObject({ cards: cards.length, comments: comments.length });
  await imports.end(who, id);
  return id;
};

it('a project that is exported, imported and exported again is the same, but for its ids', async () => {
  const ana = await projects.aPerson();
  const { id } = await aFullProject(ana);
  const first = await exported(ana, id);
  expect(first.cards).toHaveLength(39);
  expect(first.comments).toHaveLength(3);
  expect(first.frame.views).toHaveLength(1);
  const second = await exported(ana, await importOf(ana, first));
  expect(normalised(second, [ana.userId])).toEqual(normalised(first, [ana.userId]));
  const third = await exported(ana, await importOf(ana, second));
  expect(normalised(third, [ana.userId])).toEqual(normalised(first, [ana.userId]));
});

it('whoever begins a comment as imported ones begin writes in nobody else’s name', async () => {
  const ana = await projects.aPerson();
  const source = await projects.aProject(ana);
  const card = await board.make(ana, source);
  const forged = '**Eva Luz · 2026-01-01**\n\nRenuncio.';
  const say = (project_id: string, card_id: string) =>
    projects.ask(ana.userId, addComment, { project_id, card_id, comment_id: v7(), text: forged });
  await say(source.id, card);
  const first = await exported(ana, source.id);
  const [own = ''] = first.comments.map(({ by }) => by);
  expect(first.comments).toMatchObject([{ by: expect.not.stringContaining('Eva'), text: forged }]);
  const id = await importOf(ana, {
    ...first,
    comments: first.comments.map((one) => ({ ...one, by: 'Luis', text: 'Hola' })),
  });
  const [made] = (await exported(ana, id)).cards;
  await say(id, made?.id ?? '');
  expect((await exported(ana, id)).comments.map(({ by, text }) => [by, text])).toEqual([
    ['Luis', 'Hola'],
    [own, forged],
  ]);
});

it('a page after a place that no row has is empty, and what is no place is refused', async () => {
  const ana = await projects.aPerson();
  const { id: project_id } = await projects.aProject(ana);
  const page = await projects.ask(ana.userId, readProjectExport, { project_id, after: 'card:9999999999' });
  expect(page).toMatchObject({ cards: [], comments: [] });
  const after = `comment:${'-'.repeat(36)}`;
  expect(await projects.refusal(ana.userId, readProjectExport, { project_id, after })).toBe('invalid_input');
});

it('a page holds what a message does, and pages together hold everything once', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const made: string[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const description = `${nth} ${'x'.repeat(49_000)}`;
    made.push(await board.make(ana, place, { title: `Larga ${nth}`, description }));
  }
  const { pages, cards } = await exported(ana, place.id);
  expect(pages.length).toBeGreaterThan(2);
  expect(cards.map((card) => card.id)).toEqual(made);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(600_000);
});

it('guests, readers and strangers get none', async () => {
  const ana = await projects.aPerson();
  const { id } = await projects.aProject(ana);
  const [guest, member, stranger] = [
    await projects.inTeam(id, 'guest'),
    await projects.inTeam(id, 'member'),
    await projects.aPerson(),
  ];
  const refusalOf = (who: Somebody) => projects.refusal(who.userId, readProjectExport, { project_id: id });
  expect(await refusalOf(guest)).toBe('forbidden');
  expect(await refusalOf(stranger)).toBe('forbidden');
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [id]);
  expect(await refusalOf(stranger)).toBe('forbidden');
  expect(await refusalOf(member)).toBe('allowed');
});
