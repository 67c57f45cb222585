import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { CalendarDay } from '@nivel/planning/calendar-day';
import type { CardDates } from '@nivel/planning/card-dates';
import type { Plan, PlanConflict, PlanSpan } from '@nivel/planning/plan';
import type { WorkingCalendar } from '@nivel/planning/working-calendar';
import { createContext, use } from 'react';
import type { DrawnLink } from './use-link-cards.ts';
import type { Timeline } from './use-timeline.ts';

/** A bar that is being dragged, and where it would be dropped. */
export interface HeldBar {
  readonly card: CardRow;
  readonly span: PlanSpan;
}

export interface GanttScene {
  readonly plan: Plan;
  /** The days on which the project works. */
  readonly calendar: WorkingCalendar;
  readonly timeline: Timeline;
  readonly today: CalendarDay;
  /** Width of the list of cards, in px. */
  readonly listPx: number;
  readonly rowPx: number;
  readonly held: HeldBar | null;
  /** Where other cards would move if the held bar was dropped. */
  readonly others: ReadonlyMap<string, PlanSpan>;
  /** The link that is being drawn. */
  readonly drawn: DrawnLink | null;
  /** Slack of the cards, in working days, where the critical path is shown. */
  readonly slack: ReadonlyMap<string, number>;
  /** The violated links, where they are shown. */
  readonly conflicts: readonly PlanConflict[];
  /** The dates that are compared with, by the ids of the cards; null: none are. */
  readonly baseline: ReadonlyMap<string, CardDates> | null;
  /** The card that Tab leads to. */
  readonly active: string | undefined;
}

export const GanttContext = createContext<GanttScene | null>(null);

/** The chart around a component. */
export const useGantt = (): GanttScene => {
  const scene = use(GanttContext);
  if (!scene) throw new Error('there is no chart around this component');
  return scene;
};
