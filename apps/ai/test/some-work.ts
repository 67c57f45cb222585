import type { OpenCard, WorkHistory } from '@nivel/contracts/projects/work-history';
import { v7 } from 'uuid';
import { dayAfter } from '../src/forecast/days.ts';

export const TODAY = '2026-11-25';

interface CardValues {
  readonly id?: string;
  readonly number?: number;
  readonly status?: OpenCard[2];
  readonly priority?: OpenCard[3];
  readonly assignee?: number | null;
  readonly due?: string | null;
  readonly isBlocked?: boolean;
  readonly changed?: string;
  readonly hours?: number | null;
  readonly waitsFor?: number[];
}

/** An open card with only the data that a test is about. */
export const aCard = (values: CardValues = {}): OpenCard => [
  values.id ?? v7(),
  values.number ?? 1,
  values.status ?? 'todo',
  values.priority ?? 'medium',
  values.assignee ?? null,
  values.due ?? null,
  values.isBlocked ?? false,
  values.changed ?? TODAY,
  values.hours ?? null,
  0,
  values.waitsFor ?? [],
];

/** A project that finished a card on each of the last 89 days, and has ten open ones. */
export const someWork = (values: Partial<WorkHistory> = {}): WorkHistory => {
  const finished = values.finished ?? [...Array.from({ length: 89 }, () => 1), 0];
  return {
    ...{ today: TODAY, first_day: dayAfter(TODAY, 1 - finished.length), target_on: null, finished },
    ...{ people: [], finished_by: [], cards: Array.from({ length: 10 }, (_, at) => aCard({ number: at + 1 })) },
    ...{ done: 89, reopened: 0, touched: 0, shared: 0 },
    ...values,
  };
};
