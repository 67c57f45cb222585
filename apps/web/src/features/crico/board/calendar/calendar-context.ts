import { createContext, use } from 'react';
import type { DayDrag } from '../../area/calendar/use-day-drag.ts';
import type { DueCard } from './due-days.ts';

export interface CalendarScene {
  readonly today: string;
  /** The days that are shown, in their order. */
  readonly days: readonly string[];
  /** The cards that are shown, in their order: keys lead from one to the next. */
  readonly ids: readonly string[];
  /** The card and the day to which Tab leads. */
  readonly activeCard: string | undefined;
  readonly activeDay: string;
  readonly drag: DayDrag<DueCard>;
  /** The name of a day of rest, empty where it has none; undefined for a day of work. */
  readonly restOn: (day: string) => string | undefined;
  /** Starts a card that is due on a day; undefined for people who only read. */
  readonly onAdd: ((day: string) => void) | undefined;
  /** Shows all cards of a day. */
  readonly onMore: (day: string) => void;
  readonly onDay: (day: string) => void;
}

export const CalendarContext = createContext<CalendarScene | null>(null);

/** The calendar around a component. */
export const useCalendar = (): CalendarScene => {
  const scene = use(CalendarContext);
  if (!scene) throw new Error('there is no calendar around this component');
  return scene;
};
