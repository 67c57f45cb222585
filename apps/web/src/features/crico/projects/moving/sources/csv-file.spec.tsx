import { describe, expect, it } from '@jest/globals';
import { FileProblemError } from './file-problem.ts';
import { openImportFile } from './open-file.ts';
import type { ImportItem } from './source.ts';
import { Tally } from './tally.ts';

const texts = { links: 'Archivos y enlaces', list: 'Por hacer' };
const open = async (text: string, name = 'Taller.csv') =>
  openImportFile(new File([text], name), texts, () => undefined);

const read = async (text: string, people: Readonly<Record<string, string>> = {}) => {
  const file = await open(text);
  const choices = { isWithArchived: false, people, columns: file.table?.columns ?? [] };
  const tally = new Tally();
  const frame = file.frame(choices, tally);
  const items: ImportItem[] = [];
  for await (const item of file.items(choices, tally, () => undefined)) items.push(item);
  const cards = items.flatMap((item) => (item.of === 'cards' ? [item.value] : []));
  const comments = items.flatMap((item) => (item.of === 'comments' ? [item.value] : []));
  return { file, frame, cards, comments, report: tally.report() };
};
const rows = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

describe('a table', () => {
  it('has its columns guessed: parts of cards, and fields of the kind that fits', async () => {
    const { file, frame, cards, report } = await read(
      rows(
        'Título;Estado;Vence;Prioridad;Responsable;Etiquetas;Metros;Talla;Entregado;Sitio;Nota',
        "'=1+1;Hecho;20/03/2026;Alta;Ana Sol;lana, corte;12,5;Chica;sí;https://example.com;libre",
        'Dos;Por hacer;mañana;;;corte;3;Chica;no;https://example.org;otra',
        'Tres;Por hacer;2026-03-21;Urgentísima;Nadie más;;;Grande;no;;tercera',
        ';Hecho;;;;;;Grande;sí;;x',
      ),
      { 'Ana Sol': 'ana' },
    );
    expect(file).toMatchObject({ source: 'csv', name: 'Taller' });
    expect(file.table?.columns.slice(6)).toEqual([
      'field.number',
      'field.choice',
      'field.boolean',
      'field.link',
      'field.text',
    ]);
    expect(file.people.map(({ name }) => name)).toEqual(['Ana Sol', 'Nadie más']);
    expect(frame.lists.map(({ name, status }) => [name, status])).toEqual([
      ['Por hacer', 'todo'],
      ['Hecho', 'done'],
    ]);
    expect(frame.fields?.map(({ name, kind }) => [name, kind])).toEqual([
      ['Metros', 'number'],
      ['Talla', 'choice'],
      ['Entregado', 'boolean'],
      ['Sitio', 'link'],
      ['Nota', 'text'],
    ]);
    expect(cards[0]).toMatchObject({
      ...{
        title: '=1+1',
        list: 'Hecho',
        due_on: '2026-03-20',
        priority: 'high',
        assignee: 'ana',
        labels: ['lana', 'corte'],
      },
      fields: {
        'column:6': 12.5,
        'column:7': 'Chica',
        'column:8': 'yes',
        'column:9': 'https://example.com',
        'column:10': 'libre',
      },
    });
    expect(cards.map(({ position }) => position)).toEqual(['a0', 'a0', 'a1']);
    const ofCards = report.find(({ kind }) => kind === 'cards');
    expect(ofCards).toMatchObject({ found: 4, made: 3, left: [{ reason: 'without-title', count: 1, example: '#5' }] });
    expect(ofCards?.changed.map(({ reason, count }) => [reason, count])).toEqual([
      ['value-dropped', 2],
      ['person-unknown', 1],
    ]);
  });

  it('of Jira has repeated columns for labels and comments, its days and its seconds', async () => {
    const { file, cards, comments } = await read(
      rows(
        'Summary,Issue key,Status,Priority,Labels,Labels,Original Estimate,Due Date,Comment,Comment,Custom field (X)',
        'Abrigo,LAN-1,In Progress,Highest,lana,corte,5400,05/Mar/24 9:00 AM,04/Mar/24 10:00 AM;luis;Ya está,Sin forma,zzz',
        'Otra,LAN-1,Done,Low,,,,,,,',
      ),
    );
    expect(file.source).toBe('jira');
    expect(file.table?.columns.at(-1)).toBe('');
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      ...{ id: 'LAN-1', title: 'Abrigo', list: 'In Progress', priority: 'critical', labels: ['lana', 'corte'] },
      ...{ estimated_hours: 1.5, due_on: '2024-03-05' },
    });
    expect(comments).toMatchObject([
      { card: 'LAN-1', by: 'luis', at: '2024-03-04T12:00:00.000Z', text: 'Ya está' },
      { card: 'LAN-1', by: '—', text: 'Sin forma' },
    ]);
  });

  it('of Linear is known by its head', async () => {
    const { file, cards } = await read(
      rows(
        'ID,Team,Title,Description,Status,Estimate,Priority,Creator,Assignee,Labels,Due Date',
        '"LIN-1","Lana","Abrigo","Con **lupa**","Todo","3","Urgent","ana@example.com","","corte","2026-03-20"',
      ),
    );
    expect(file.source).toBe('linear');
    expect(cards).toMatchObject([
      { id: 'LIN-1', title: 'Abrigo', description: 'Con **lupa**', priority: 'critical', due_on: '2026-03-20' },
    ]);
  });

  it('whose people are called as every object has something is a table like others', async () => {
    const odd = ['__proto__', 'constructor', 'toString'];
    const { file, cards, report } = await read(
      rows('Título;Responsable', ...odd.map((name) => `Uno;${name}`), 'Dos;Ana'),
      { Ana: 'ana' },
    );
    expect(file.people.map(({ name }) => name)).toEqual([...odd, 'Ana']);
    expect(cards.map(({ assignee }) => assignee)).toEqual([null, null, null, 'ana']);
    expect(report.find(({ kind }) => kind === 'cards')?.changed).toMatchObject([
      { reason: 'person-unknown', count: 3 },
    ]);
  });

  it.each([
    ['Título;Estado\r\n', 'empty', null],
    ['Título;Nota\r\nUno;"empieza y no', 'cut', 2],
    ['Título;Nota\r\nUno;\0', 'wrong-kind', null],
  ])('that is none, %j, is refused', async (text, problem, line) => {
    const refused: unknown = await open(text).catch((error: unknown) => error);
    expect(refused instanceof FileProblemError && [refused.problem, refused.line]).toEqual([problem, line]);
  });
});
