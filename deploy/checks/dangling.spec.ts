import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { citableIn, danglingIn, type Citable } from './dangling.ts';

const citable: Citable = {
  ids: new Set(['DAT-1', 'R7']),
  decisions: new Set(['0005', '0025']),
  sections: new Set(['2', '2.4']),
  hasFile: (path) => ['docs/a.md', 'docs/adr/0005-x.md'].includes(path),
};
const found = (text: string, file = 'docs/page.md'): string[] => danglingIn(file, text, citable);

it('existing things may be cited', () => {
  expect(
    found(
      'DAT-1 (R7) ADR 0005, 0025; wire contract, section 2; (wire contract 2.4) [a](a.md#b) [x](adr/0005-x.md) `docs/a.md`',
    ),
  ).toEqual([]);
  expect(found('[out](https://example.mx/x.md) [here](#there) [write](mailto:a@b.mx)')).toEqual([]);
});

it.each([
  ['DAT-9', 'no such promise: DAT-9'],
  ['sent once (R8)', 'no such rule: R8'],
  ['as ADR 0005, 0026 say', 'no such decision: 0026'],
  ['the wire contract, section 3', 'no such section of the wire contract: 3'],
  ['(wire contract 2.5)', 'no such section of the wire contract: 2.5'],
  ['[gone](b.md)', 'no such file: docs/b.md'],
  ['see docs/b.md', 'no such file: docs/b.md'],
  ['as shared/decisions.md says', 'not in this repository: shared/decisions.md'],
  ['as style.md says', 'not in this repository: style.md'],
])('%s is reported', (text, told) => {
  expect(found(text)).toEqual([`docs/page.md: ${told}`]);
});

it('the pages explain every rule, the promises, and the sections that code cites', () => {
  const { ids, sections, decisions } = citableIn(join(import.meta.dirname, '../..'));
  expect([...ids].filter((id) => id.startsWith('R') && !id.includes('-'))).toHaveLength(13);
  expect(ids.size).toBeGreaterThan(45);
  expect([...sections]).toEqual(expect.arrayContaining(['0', '1.1', '1.3', '2.1', '2.2', '2.4', '4', '7', '9']));
  expect(decisions.has('0001')).toBe(true);
});
