import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { person } from './person.ts';
import { cricoUserRow } from './person-shape.ts';

export const readCricoUsers = tableRead({
  name: 'projects.read-crico-users',
  summary: 'People of Crico: oneself, and those with whom one shares an organization or a project.',
  table: 'crico_users',
  policy: rowsFrom(person, 'acquaintance', 'user_id'),
  owner: null,
  row: cricoUserRow,
});
