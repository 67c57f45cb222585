import { describe, expect, it } from '@jest/globals';
import { importBatches } from '../import-batches.ts';
import { FileProblemError } from './file-problem.ts';
import { openImportFile } from './open-file.ts';
import type { ImportChoices, ImportItem } from './source.ts';
import { Tally } from './tally.ts';
import { trelloBoard, trelloId } from './trello-board.fixture.ts';

/** The long form reads more cards, whose descriptions have more characters: 200 MB. */
const CARDS = Number(process.env['TRELLO_CARDS'] ?? 200);
const WORDS = 'x'.repeat(Number(process.env['TRELLO_WORDS'] ?? 8));

const texts = { links: 'Archivos y enlaces', list: 'Por hacer' };
const choicesOf = (given: Partial<ImportChoices> = {}): ImportChoices => ({
  ...{ isWithArchived: false, people: {}, columns: [] },
  ...given,
});
const fileOf = (...parts: readonly string[]) => new File([...parts], 'tablero.json', { type: 'application/json' });
const open = async (file: File) => openImportFile(file, texts, () => undefined);

const read = async (file: File, choices: ImportChoices) => {
  const opened = await open(file);
  const tally = new Tally();
  const frame = opened.frame(choices, tally);
  const items: ImportItem[] = [];
  for await (const item of opened.items(choices, tally, () => undefined)) items.push(item);
  return {
    ...{ opened, frame, items, report: tally.report() },
    cards: items.flatMap((item) => (item.of === 'cards' ? [item.value] : [])),
    checklists: items.flatMap((item) => (item.of === 'checklists' ? [item.value] : [])),
    comments: items.flatMap((item) => (item.of === 'comments' ? [item.value] : [])),
  };
};

/** What the board of the fixture has, counted by itself. */
const expected = (isArchivedToo: boolean) => {
  const all = Array.from({ length: CARDS }, (_, nth) => nth);
  const cards = all.filter((nth) => isArchivedToo || (nth % 10 !== 9 && nth % 5 !== 4));
  const comments = all.filter((nth) => nth % 3 !== 2);
  return {
    cards: cards.length,
    items: cards.length * 3,
    comments: comments.filter((nth) => cards.includes(nth)).length,
  };
};

describe('a board of Trello', () => {
  it.each([false, true])(
    'becomes what it has, and what is left out adds up (archived too: %s)',
    async (isWithArchived) => {
      const { report, frame, opened } = await read(
        new File([...trelloBoard(CARDS, WORDS)], 'tablero.json'),
        choicesOf({ isWithArchived }),
      );
      expect(opened).toMatchObject({ source: 'trello', name: 'Taller de lana', hasArchived: true });
      const { cards, items, comments } = expected(isWithArchived);
      const made = Object.fromEntries(report.map((one) => [one.kind, one.made]));
      expect(made).toMatchObject({ cards, items, comments, lists: isWithArchived ? 5 : 4, labels: 2, fields: 1 });
      for (const one of report) {
        const left = one.left.reduce((sum, { count }) => sum + count, 0);
        expect([one.kind, one.found]).toEqual([one.kind, one.made + left]);
      }
      const found = Object.fromEntries(report.map((one) => [one.kind, one.found]));
      expect(found).toMatchObject({
        cards: CARDS,
        attachments: CARDS,
        items: CARDS * 3,
        comments: Math.ceil((CARDS * 2) / 3),
      });
      expect(frame.lists.map(({ status }) => status)).toEqual(
        ['todo', 'in-progress', 'review', 'done', 'todo'].slice(0, isWithArchived ? 5 : 4),
      );
    },
  );

  it('gives a card its order, day, labels, person, fields, links and progress', async () => {
    const people = { [trelloId('m', 0)]: 'ana' };
    const { cards, checklists, comments, frame } = await read(fileOf(...trelloBoard(40)), choicesOf({ people }));
    const [first, third] = [
      cards.find(({ title }) => title === 'Tarjeta 0 🧵'),
      cards.find(({ title }) => title === 'Tarjeta 3 🧵'),
    ];
    expect(first).toMatchObject({
      ...{ number: 1, due_on: '2026-03-20', assignee: 'ana', progress: 0, labels: [frame.labels?.[0]?.id] },
      description: 'Con lupa {[",\\" 0\n\n### Archivos y enlaces\n\n- [Plano](<https://example.com/0>)',
      fields: { [frame.fields?.[0]?.id ?? '']: 0 },
    });
    expect(third).toMatchObject({ progress: 100, assignee: null });
    expect(frame.labels?.map(({ name }) => name)).toEqual(['Diseño', 'green_dark']);
    const inFirst = cards
      .filter(({ list }) => list === first?.list)
      .toSorted((one, other) => (one.position < other.position ? -1 : 1));
    expect(inFirst.map(({ title }) => title).slice(0, 2)).toEqual(['Tarjeta 35 🧵', 'Tarjeta 30 🧵']);
    expect(checklists[0]?.items.map(({ text, done }) => [text, done])).toEqual([
      ['Paso 2', false],
      ['Paso 1', false],
      ['Paso 0', true],
    ]);
    expect(comments[0]).toMatchObject({ by: 'Luis Mar', at: '2024-03-04T10:00:00.000Z', text: 'Comentario 0' });
  });

  it('has the same batches whenever it is read, each of which a message holds', async () => {
    const { opened } = await read(fileOf(...trelloBoard(60, 'x'.repeat(9_000))), choicesOf());
    const batchesOf = async () => {
      const batches: string[] = [];
      for await (const batch of importBatches(opened.items(choicesOf(), new Tally(), () => undefined)))
        batches.push(JSON.stringify(batch));
      return batches;
    };
    const batches = await batchesOf();
    expect(batches.length).toBeGreaterThan(1);
    expect(Math.max(...batches.map((batch) => new Blob([batch]).size))).toBeLessThan(900_000);
    expect(await batchesOf()).toEqual(batches);
  });

  it('that says odd things comes without them', async () => {
    const board = {
      lists: [{ id: 'l', name: '', closed: 'no' }],
      labels: [{ id: 'e', name: 'Rara', color: 'constructor' }],
      cards: [
        {
          id: 'a',
          idList: 'l',
          name: 'x'.repeat(300),
          start: '2026-05-05T00:00:00Z',
          due: 'mañana',
          desc: 7,
          idMembers: ['__proto__', 'constructor'],
          attachments: 'no',
        },
        { id: 'a', idList: 'l', name: 'Repetida' },
        { id: 'b', idList: 'l', name: ' \n ' },
        { id: 'c', idList: 'nowhere', name: 'Sin lista' },
        { id: 'd', idList: 'l', name: '=cmd()', attachments: [{ name: 'x', url: 'javascript:alert(1)' }] },
        7,
      ],
      checklists: [{ id: 'k', idCard: 'd', checkItems: [{ name: '' }, { id: 'i', name: 'Sí' }] }],
      actions: [
        { type: 'commentCard', data: { text: '', card: { id: 'd' } } },
        { type: 'commentCard', data: null },
      ],
    };
    const { cards, report, frame } = await read(fileOf(JSON.stringify(board)), choicesOf({ isWithArchived: true }));
    expect(frame.lists).toMatchObject([{ name: 'Por hacer', status: 'todo' }]);
    expect(frame.labels).toMatchObject([{ name: 'Rara', color: '#6b7280' }]);
    expect(cards.map(({ title }) => title)).toEqual([`${'x'.repeat(199)}…`, '=cmd()']);
    expect(cards[0]).toMatchObject({ assignee: null, due_on: null, description: 'x'.repeat(300) });
    for (const one of report) expect(one.found).toBe(one.made + one.left.reduce((sum, { count }) => sum + count, 0));
  });

  it.each([
    ['{"hello": [1]}', 'not-trello'],
    ['[{"id": 1}]', 'not-json'],
    ['{"lists": [{"id": "l"}], "cards": [{"id": "1", "name": "Una', 'cut'],
    ['   ', 'empty'],
    [`{"lists": [${'[{"a":'.repeat(9_000)}`, 'too-deep'],
    ['{"format": "nivel-project", "version": 9, "frame": {"color": "#000000", "lists": [1]}}', 'newer'],
    ['{"format": "nivel-project", "version": 1, "frame": {}}', 'damaged'],
    ['PK\u0003\u0004\0', 'wrong-kind'],
  ])('is not what %j is: %s', async (text, problem) => {
    const refused: unknown = await open(fileOf(text)).catch((error: unknown) => error);
    expect(refused instanceof FileProblemError && refused.problem).toBe(problem);
  });

  it('with 100,001 cards is refused before anything is made', async () => {
    const cards = Array.from({ length: 100_001 }, (_, nth) => `{"id":"${nth}","idList":"l","name":"x"}`);
    const refused: unknown = await open(fileOf(`{"lists":[{"id":"l"}],"cards":[${cards.join(',')}]}`)).catch(
      (error: unknown) => error,
    );
    expect(refused instanceof FileProblemError && refused.problem).toBe('too-many-cards');
  });
});
