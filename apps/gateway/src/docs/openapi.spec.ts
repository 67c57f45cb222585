import { describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/catalogue.generated';
import { doorKinds } from '../doors/door-kinds.ts';
import { docsPage } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

const document = openApiOf(operations, doorKinds);
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

describe('the OpenAPI document', () => {
  it('describes every operation with a public door once, and nothing else', () => {
    const open = operations
      .filter(({ door }) => door.kind !== 'inside' && door.kind !== 'room')
      .map(({ name }) => name);
    expect(calls.map(({ call }) => call.operationId).sort()).toEqual(open.sort());
  });

  it('is sound: a body or a reason why not, an answer, known tags, references that lead somewhere', () => {
    const tags = new Set(document.tags.map(({ name }) => name));
    const schemas = Object.keys((document.components as { schemas: object }).schemas);
    for (const { method, call } of calls) {
      expect(['get', 'post', 'put', 'delete']).toContain(method);
      expect(call.summary.length).toBeGreaterThan(10);
      expect(call.tags.every((tag) => tags.has(tag))).toBe(true);
      expect(call.responses['200']).toBeDefined();
      if (method === 'get') expect(call.requestBody).toBeUndefined();
      for (const status of Object.keys(call.responses)) expect(status).toMatch(/^[1-5]\d\d$/);
    }
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    for (const reference of references) expect(schemas).toContain(/schemas\/(\w+)"/.exec(reference)?.[1]);
  });

  it('names who needs a token and every code a caller may meet', () => {
    const complete = document.paths['/rest/v1/rpc/complete_part']?.['post'];
    expect(complete?.security).toEqual([{ accessToken: [] }]);
    expect(JSON.stringify(complete?.responses)).toContain('part_locked');
    expect(document.paths['/auth/v1/signup']?.['post']?.security).toEqual([]);
  });
});

describe('the page made from it', () => {
  it('escapes what it shows, and has neither scripts nor styles of its own', () => {
    const page = docsPage({ ...document, tags: [{ name: 'x', description: '<img src=x onerror=alert(1)>' }] });
    expect(page).not.toContain('<img');
    expect(page).not.toMatch(/<script|<[^>]+ (style|on\w+)=/);
  });
});
