import { nothingMore } from '@nivel/contracts/projects/card-sets';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { v7 } from 'uuid';
import type { ShownProject } from './chat-owner.ts';
import { aCard, someWork } from './some-work.ts';

const looks = { description: '', color: '#3b82f6', wip_limit: null };
const lists: ShownProject['lists'] = [
  { ...looks, id: v7(), name: 'Por hacer', status: 'todo', position: 'a0' },
  { ...looks, id: v7(), name: 'En curso', status: 'in-progress', position: 'a1' },
  { ...looks, id: v7(), name: 'Hecho', status: 'done', position: 'a2' },
];
const [todo, , done] = lists.map(({ id }) => id);

/** A card of which a test says what it is about. */
export const aRow = (number: number, values: Partial<CardRow> = {}): CardRow => ({
  ...nothingMore,
  ...{ id: v7(), number, list_id: todo ?? '', position: 'a0', title: `Tarea ${number}`, priority: 'medium' },
  ...{ assignee: null, start_on: null, due_on: null, progress: 0, blocked_reason: null },
  ...values,
});
/** The same in the list of what is done. */
export const aDoneRow = (number: number, values: Partial<CardRow> = {}): CardRow =>
  aRow(number, { ...values, list_id: done ?? '' });

const aPerson = (user_id: string, full_name: string) => ({
  ...{ user_id, full_name, email: null, avatar_url: null, role: 'member' as const },
});
export const [ana, otherAna, beto] = [v7(), v7(), v7()];

/** A project of three lists and of four people, two of whom share a first name. */
export const aShownProject = (me: string, values: Partial<ShownProject> = {}): ShownProject => ({
  me,
  role: 'member',
  project: {
    ...{ id: v7(), name: 'Feria', description: '', color: '#3b82f6', status: 'active', visibility: 'private' },
    ...{ key: 'SITE', calendar: null },
  },
  lists,
  people: [
    aPerson(me, 'Yo Misma'),
    aPerson(ana, 'Ana López'),
    aPerson(otherAna, 'Ana Ruiz'),
    aPerson(beto, 'Beto Díaz'),
  ],
  cards: [],
  work: someWork({ cards: [aCard()] }),
  ...values,
});
