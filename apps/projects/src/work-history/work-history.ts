import { HISTORY_DAYS, type OpenCard, type WorkHistory } from '@nivel/contracts/projects/work-history';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { DAY_MS } from '@nivel/platform/local-day';
import type { LOGGED_WORK, OPEN_CARDS } from './work-history.sql.ts';

type OpenRow = RowOfStatement<typeof OPEN_CARDS>;
type LoggedWork = RowOfStatement<typeof LOGGED_WORK>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The beginning of the days that are read, today included. */
export const beginningOf = (now: Date): Date => new Date(Date.parse(dayOf(now)) - (HISTORY_DAYS - 1) * DAY_MS);

/** Cards with places instead of ids; a card that is done, or is not there, is not waited for. */
const packed = (rows: readonly OpenRow[], people: readonly string[]): OpenCard[] => {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const persons = new Map(people.map((id, place) => [id, place]));
  return rows.map((row) => [
    row.id,
    row.number,
    row.status,
    row.priority,
    row.assignee === null ? null : (persons.get(row.assignee) ?? null),
    row.dueOn,
    row.blocked,
    row.changedOn,
    row.hours,
    row.progress,
    row.dependsOn.flatMap((id) => places.get(id) ?? []),
  ]);
};

/** The rows and their log, as published. */
export const workHistoryOf = (rows: readonly OpenRow[], logged: LoggedWork, now: Date): WorkHistory => {
  const today = dayOf(now);
  const beginning = dayOf(beginningOf(now));
  const begun = logged.firstAt === null ? today : dayOf(logged.firstAt);
  const firstDay = begun > beginning ? begun : beginning;
  const finished = Array.from({ length: daysBetween(firstDay, today) + 1 }, () => 0);
  for (const [day, cards] of logged.perDay) {
    const place = daysBetween(firstDay, day);
    if (place in finished) finished[place] = cards;
  }
  const people = [
    ...new Set([...rows.flatMap(({ assignee }) => assignee ?? []), ...logged.perPerson.map(([person]) => person)]),
  ];
  const finishedBy = new Map(logged.perPerson);
  return {
    ...{ today, first_day: firstDay, target_on: logged.targetOn, finished, people },
    finished_by: people.map((person) => finishedBy.get(person) ?? 0),
    cards: packed(rows, people),
    ...{ done: logged.done, reopened: logged.reopened, touched: logged.touched, shared: logged.shared },
  };
};
