import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { account } from './memberships.ts';
import { cricoUserRow } from './person-shape.ts';

export const searchPeople = operation({
  name: 'projects.search-people',
  summary: 'The people of Crico by name, whose name or address contains all words, removed people included.',
  door: { kind: 'procedure', procedure: 'search_people' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({
    /** Words, without accents and capitals; empty: everybody. */
    search: shortText('Search', { most: 100 }).default(''),
    /** The `next` of the previous page. */
    after: z.uuid().optional(),
    limit: z.int().min(1).max(100).default(50),
  }),
  output: z.strictObject({
    people: z.array(cricoUserRow),
    /** The start of the next page; null: there is none. */
    next: z.uuid().nullable(),
  }),
  errors: [],
});
