import type { TeamTalk } from '@nivel/contracts/projects/team-talk';
import { v7 } from 'uuid';

type Person = TeamTalk['people'][number];

/** A person of a team with nothing to do. */
export const aTalker = (values: Partial<Person> = {}): Person => ({
  ...{ user_id: v7(), open: 0, overdue: 0, due_soon: 0, returned: 0 },
  ...values,
});

/** So many equal texts of a person. */
export const textsOf = (author: number, text: string, count: number, isBefore = false): TeamTalk['texts'] =>
  Array.from({ length: count }, () => [author, isBefore, text]);

/** What a team wrote on a day, as a lead sees it. */
export const someTalk = (values: Partial<TeamTalk> = {}): TeamTalk => ({
  ...{ audience: 'people', from: '2026-11-24T18:00:00.000Z', to: '2026-11-25T18:00:00.000Z' },
  ...{ is_settled: true, me: null, people: [], texts: [] },
  ...values,
});
