import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { signedIn } from '@nivel/contracts/kernel/policy';
import { tableQuery, tableRead } from '@nivel/contracts/kernel/table';
import { kindOf, readValue } from './table-column.ts';
import { tableStatement } from './table-statement.ts';

const things = tableRead({
  name: 'demo.read-things',
  summary: 'Things.',
  table: 'things',
  policy: signedIn('own rows'),
  owner: 'user_id',
  row: z.strictObject({
    id: z.uuid(),
    user_id: z.uuid(),
    name: z.string(),
    kind: z.enum(['a', 'b']),
    score: z.number(),
    count: z.int(),
    made_at: z.iso.datetime().nullable(),
    day: z.iso.date(),
    tags: z.array(z.string()),
    is_open: z.boolean(),
  }),
  relations: { makers: z.strictObject({ id: z.uuid(), born_at: z.iso.datetime() }) },
});
const owner = '01980000-0000-7000-8000-a00000000001';
const place = { joins: { makers: { key: 'id', heldBy: 'maker_id' } } };
const sight = { ownerId: owner, visible: null };
const statement = (query: z.input<typeof tableQuery>) => tableStatement(things, tableQuery.parse(query), sight, place);
const detailsOf = (query: z.input<typeof tableQuery>): unknown => {
  try {
    return statement(query).rows.text;
  } catch (error) {
    if (error instanceof AppError) return error.details;
    throw error;
  }
};

describe('the statement of a table read', () => {
  it('names the requested columns, the owner first, and sends every value as a parameter', () => {
    const { rows, count } = statement({
      columns: ['name', 'score', 'day'],
      filters: [
        { column: 'count', op: 'gte', value: '3' },
        { column: 'kind', op: 'in', value: ['a', 'b'] },
        { column: 'made_at', op: 'is', value: null },
      ],
      order: [{ column: 'made_at', descending: true }],
      limit: 5,
      count: true,
    });
    const where =
      ' WHERE t."user_id" = $1::uuid AND t."count" >= $2::float8 AND t."kind" = ANY ($3::text[]) AND t."made_at" IS NULL';
    expect(rows.text).toBe(
      `SELECT t."name", t."score"::float8 AS "score", t."day"::text AS "day" FROM "things" t${where} ORDER BY t."made_at" DESC NULLS LAST LIMIT $4 OFFSET $5`,
    );
    expect(rows.values).toEqual([owner, 3, ['a', 'b'], 5, 0]);
    expect(count).toEqual({
      text: `SELECT count(*)::integer AS total FROM "things" t${where}`,
      values: [owner, 3, ['a', 'b']],
    });
  });

  it('is one text for all callers who request their own rows, planned once', () => {
    const { rows } = statement({ columns: ['name'], filters: [{ column: 'user_id', op: 'eq', value: owner }] });
    expect(rows.text).toBe('SELECT t."name" FROM "things" t WHERE t."user_id" = $1::uuid LIMIT 1000');
    expect(rows.values).toEqual([owner]);
  });

  it('returns nothing for another owner, who has no rows among these', () => {
    const other = '01980000-0000-7000-8000-a00000000002';
    const filters = [{ column: 'user_id', op: 'eq' as const, value: other }];
    expect(statement({ columns: ['name'], filters }).rows).toEqual({
      text: 'SELECT t."name" FROM "things" t WHERE t."user_id" = $1::uuid AND t."user_id" = $2::uuid LIMIT 1000',
      values: [owner, other],
    });
  });

  it('embeds a related row under its name', () => {
    expect(statement({ columns: ['id'], embed: { makers: ['id'] } }).rows.text).toContain(
      `json_build_object('id', e0."id") AS "makers" FROM "things" t LEFT JOIN "makers" e0 ON e0."id" = t."maker_id"`,
    );
  });

  it('names the invalid column, relation or value', () => {
    expect(detailsOf({ columns: ['secret'] })).toEqual([
      { path: 'select', message: 'column things.secret does not exist' },
    ]);
    expect(detailsOf({ embed: { owners: [] } })).toEqual([
      { path: 'select', message: 'things has no relation owners' },
    ]);
    expect(detailsOf({ filters: [{ column: 'tags', op: 'eq', value: 'x' }] })).toEqual([
      { path: 'tags', message: 'column things.tags cannot be compared' },
    ]);
    expect(detailsOf({ filters: [{ column: 'name', op: 'is', value: true }] })).toMatchObject([{ path: 'name' }]);
    expect(() => tableStatement(things, tableQuery.parse({}), { ...sight, ownerId: null })).toThrow(AppError);
  });

  it('never contains a text of the caller', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('name', 'id', '__proto__', 'toString', `name"; DROP TABLE things; --`),
    );
    const plain = /^[a-z0-9_$:".,=<>()' *-]+$/i;
    fc.assert(
      fc.property(word, word, word, (column, value, order) => {
        const text = detailsOf({
          columns: [column.slice(0, 64)],
          filters: [{ column: 'name', op: 'eq', value }],
          order: [{ column: order.slice(0, 64), descending: false }],
        });
        if (typeof text === 'string') expect(text).toMatch(plain);
        if (typeof text === 'string') expect(text).not.toContain('DROP');
      }),
    );
  });
});

describe('a compared value', () => {
  it('is read by the kind of its column, or refused', () => {
    const { shape } = things.table.row;
    expect(Object.values(shape).map((schema) => kindOf(schema))).toEqual([
      'uuid',
      'uuid',
      'text',
      'text',
      'decimal',
      'number',
      'time',
      'date',
      'other',
      'boolean',
    ]);
    expect(readValue('number', '1e3')).toBe(1_000);
    expect(readValue('time', '2026-11-21 10:00:00+00')).toBe('2026-11-21T10:00:00.000Z');
    expect(readValue('time', '2026-11-21T10:00:00.25-06:30')).toBe('2026-11-21T16:30:00.250Z');
    expect(readValue('time', '2026-11-21T10:00')).toBe('2026-11-21T10:00:00.000Z');
    expect(readValue('time', '2026-11-21')).toBe('2026-11-21T00:00:00.000Z');
    expect(readValue('date', '2024-02-29')).toBe('2024-02-29');
    const wrong = [
      ['number', 'Infinity'],
      ['number', ' '],
      ['uuid', 'x'],
      ['boolean', 'TRUE'],
      ['date', '2026-02-29'],
      ['time', '0000-01-01'],
      ['time', '+275760-09-13'],
      ['time', '0001-01-01T00:00:00+12:00'],
      ['time', '9999-12-31T23:59:59-12:00'],
      ['other', 'x'],
    ] as const;
    for (const [kind, text] of wrong) expect(readValue(kind, text)).toBeUndefined();
  });
});
