import { describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import { doorOperations } from '../../test/door-operations.ts';
import { doorKinds } from '../doors/door-kinds.ts';
import { docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

// Includes operations of the test for the kinds of doors that no service uses yet.
const all = [...operations, ...doorOperations];
const document = openApiOf(all, doorKinds);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

describe('the OpenAPI document', () => {
  it('describes every operation with a public door once, and nothing else', () => {
    const open = all.filter(({ door }) => door.kind !== 'inside' && door.kind !== 'room').map(({ name }) => name);
    expect(calls.map(({ call }) => call.operationId).sort()).toEqual(open.sort());
  });

  it('is sound: a body or a reason why not, an answer, known tags, references that lead somewhere', () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    const schemas = Object.keys((document.components as { schemas: object }).schemas);
    for (const { method, call } of calls) {
      expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method);
      expect(call.summary.length).toBeGreaterThan(10);
      expect(call.tags.every((tag) => tags.has(tag))).toBe(true);
      expect(Object.keys(call.responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
      if (method === 'get') expect(call.requestBody).toBeUndefined();
      for (const status of Object.keys(call.responses)) expect(status).toMatch(/^[1-5]\d\d$/);
    }
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    for (const reference of references) expect(schemas).toContain(/schemas\/(\w+)"/.exec(reference)?.[1]);
  });

  it('shows which operations need a token and every code a caller may meet', () => {
    const complete = document.paths['/rest/v1/rpc/complete_part']?.['post'];
    expect(complete?.security).toEqual([{ accessToken: [] }]);
    expect(JSON.stringify(complete?.responses)).toContain('part_locked');
    expect(document.paths['/auth/v1/signup']?.['post']?.security).toEqual([]);
    expect(document.paths['/auth/v1/token']?.['post']?.security).toEqual([{}, { accessToken: [] }]);
  });
});

describe('what it says of', () => {
  const of = (path: string, method: string) => document.paths[path]?.[method];
  const namesOf = (path: string, method: string) => of(path, method)?.parameters?.map(({ name }) => name);
  const bodyOf = (path: string, method: string) => of(path, method)?.requestBody?.['content'];

  it('a write to a table: its filters beside the columns that may change, and the returned rows', () => {
    expect(namesOf('/rest/v1/notes', 'patch')).toEqual(['select', 'id']);
    const { schema } = (bodyOf('/rest/v1/notes', 'patch') as { 'application/json': { schema: object } })[
      'application/json'
    ];
    expect(schema).toMatchObject({ properties: { title: {}, pinned: {} }, required: [] });
    expect(Object.keys((schema as { properties: object }).properties)).toEqual(['title', 'pinned']);
    expect(Object.keys(of('/rest/v1/notes', 'post')?.responses ?? {})).toContain('201');
    expect(bodyOf('/rest/v1/notes', 'delete')).toBeUndefined();
  });

  it('a function: one entry for each method, with its query', () => {
    expect(namesOf('/functions/v1/boards', 'put')).toEqual(['id']);
    expect(of('/functions/v1/boards', 'delete')?.operationId).toBe('things.remove-board');
    expect(bodyOf('/functions/v1/reports', 'get')).toBeUndefined();
    expect(bodyOf('/functions/v1/boards', 'delete')).toBeUndefined();
    expect(JSON.stringify(bodyOf('/functions/v1/boards', 'put'))).not.toContain('"id"');
  });

  it('a webhook: bytes, the headers that count, and no token', () => {
    expect(Object.keys(bodyOf('/webhooks/payments', 'post') ?? {})).toEqual(['*/*']);
    expect(namesOf('/webhooks/payments', 'post')).toEqual(['x-signature', 'content-type']);
    expect(of('/webhooks/payments', 'post')?.security).toEqual([]);
  });
});

describe('the page made from it', () => {
  it('escapes what it shows, and has neither scripts nor styles of its own', () => {
    const page = docsPage({ ...document, tags: [{ name: 'x', description: '<img src=x onerror=alert(1)>' }] });
    expect(page).not.toContain('<img');
    expect(page).not.toMatch(/<script|<[^>]+ (style|on\w+)=/);
  });
});
