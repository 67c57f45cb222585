import { calendarOf } from '@nivel/planning/automatic-dates';
import { calendarDay } from '@nivel/planning/calendar-day';
import { spanOf } from '@nivel/planning/card-dates';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { limits } from '../../../../limits/limits.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { useComparedDates } from '../../area/baselines/compared-baseline.ts';
import { bringRow } from '../../area/bring-row.ts';
import { leadsProject } from '../../area/project/project-scene.ts';
import { useBoard } from '../board-context.ts';
import type { TableRow } from '../table/table-rows.ts';
import { useOrderedCards } from '../table/use-ordered-cards.ts';
import { planOf } from './card-plan.ts';
import { ConflictList } from './conflict-list.tsx';
import { GanttBody } from './gantt-body.tsx';
import { listWidth, useGanttChoices } from './gantt-choices.ts';
import { GanttContext, type GanttScene } from './gantt-context.ts';
import { GanttHead } from './gantt-head.tsx';
import { rangeOf } from './gantt-scale.ts';
import { ganttText } from './gantt-text.ts';
import { edgeAt } from './link-edges.ts';
import { GanttToolbar } from './gantt-toolbar.tsx';
import { PanelDivider } from './panel-divider.tsx';
import { useBarDrag, type BarDragging } from './use-bar-drag.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useHeldBar, type HeldBarActions } from './use-held-bar.ts';
import { useLinkCards, type LinkActions } from './use-link-cards.ts';
import { useTimeline, type Timeline } from './use-timeline.ts';

const CalendarDialog = lazy(async () => ({
  default: (await import('./working-days/calendar-dialog.tsx')).CalendarDialog,
}));
const LinksDialog = lazy(async () => ({ default: (await import('../../area/links/links-dialog.tsx')).LinksDialog }));
const MovesDialog = lazy(async () => ({ default: (await import('./moves-dialog.tsx')).MovesDialog }));

const { rowPx } = limits.crico.board;

/** The links of a card that are open, or the one by which it waits for another. */
interface OpenedLinks {
  readonly to: string;
  readonly from?: string;
}

/** The plan of the whole project, whatever of it is shown. */
const usePlan = (isCriticalShown: boolean, isConflictShown: boolean) => {
  const { board } = useBoard();
  const { cards, lists } = board;
  const calendar = useMemo(() => calendarOf(board.project.calendar), [board.project.calendar]);
  const plan = useMemo(() => planOf({ cards, lists }, calendar), [cards, lists, calendar]);
  const slack = useMemo(() => (isCriticalShown ? plan.slack() : new Map<string, number>()), [plan, isCriticalShown]);
  const conflicts = useMemo(() => (isConflictShown ? plan.conflicts() : []), [plan, isConflictShown]);
  return { calendar, plan, slack, conflicts };
};

const useRange = (rows: readonly TableRow[], today: number) =>
  useMemo(() => {
    const spans = rows.flatMap((row) => (row.type === 'card' ? (spanOf(row.card) ?? []) : []));
    return rangeOf(spans, today);
  }, [rows, today]);

interface Dragged {
  readonly bar: HeldBarActions;
  readonly links: LinkActions;
  readonly timeline: Timeline;
}

/** The dragged thing in the chart: a bar, or a link from one to another. */
const useChartDrag = (frame: RefObject<HTMLElement | null>, { bar, links, timeline }: Dragged) => {
  const { board, actions } = useBoard();
  const dragging: BarDragging = {
    take: (id, part, clientX) => {
      const card = board.cards.get(id);
      if (!card) return;
      if (part === 'link-start' || part === 'link-finish')
        links.begin(card, part === 'link-start' ? 'start' : 'finish');
      else bar.take(card, part, timeline.dayAt(clientX));
    },
    over: (clientX, clientY) => {
      bar.over(timeline.dayAt(clientX));
      const row = links.isDrawn()
        ? document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
        : null;
      const over = board.cards.get(row?.dataset['row'] ?? '');
      if (over) links.over(over.id, edgeAt(spanOf(over), timeline.dayAt(clientX)));
      else links.over(null);
    },
    drop: () => {
      bar.drop();
      links.drop();
    },
    putBack: () => {
      bar.putBack();
      links.putBack();
    },
  };
  useBarDrag(frame, dragging, actions.mayChange);
};

/** Brings the card that asked for the focus into sight, and gives it to its bar. */
const useAskedBar = (
  frame: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, number>,
  { reveal }: Timeline,
) => {
  const { board, view } = useBoard();
  const { cardId, asked } = view.focus;
  const bring = useEffectEvent((id: string) => {
    const [element, at] = [frame.current, places.get(id)];
    const card = board.cards.get(id);
    const span = card && spanOf(card);
    if (span) reveal(span.start);
    if (!element || at === undefined) return;
    bringRow(element, at, rowPx);
    element.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (asked > 0 && cardId !== null) bring(cardId);
  }, [cardId, asked]);
};

/** The dialog over the chart: the calendar of the project, or links. */
type Opened = OpenedLinks | 'calendar';

const OpenedDialog = ({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) => {
  const { board } = useBoard();
  const card = opened === 'calendar' ? undefined : board.cards.get(opened.to);
  return (
    <Suspense>
      {opened === 'calendar' && <CalendarDialog onClose={onClose} />}
      {opened !== 'calendar' && card && <LinksDialog card={card} waitsFor={opened.from} onClose={onClose} />}
    </Suspense>
  );
};

/** The cards of a project over the days: a list beside bars that are moved, resized and put onto the chart. */
export const GanttView = () => {
  const text = ganttText.useText();
  const { board, view } = useBoard();
  const today = calendarDay(dayOf(new Date()));
  const { choices, choose } = useGanttChoices();
  const { rows, ids, places } = useOrderedCards();
  const { calendar, plan, slack, conflicts } = usePlan(choices.isCriticalShown, choices.isConflictShown);
  const frame = useRef<HTMLDivElement>(null);
  const timeline = useTimeline({ frame, range: useRange(rows, today), today, choices, choose });
  const bar = useHeldBar(plan, today);
  const [opened, open] = useState<Opened | null>(null);
  const { listPx } = choices;
  const links = useLinkCards();
  useChartDrag(frame, { bar, links, timeline });
  useAskedBar(frame, places, timeline);
  const { cardId } = view.focus;
  const active = cardId !== null && places.has(cardId) ? cardId : ids[0];
  const { held, others } = bar;
  const scene: GanttScene = {
    plan,
    calendar,
    timeline,
    today,
    listPx,
    rowPx,
    held,
    others,
    drawn: links.drawn,
    slack,
    conflicts,
    baseline: useComparedDates(board.project.id),
    active,
  };
  return (
    <GanttContext value={scene}>
      <GanttToolbar
        choices={choices}
        choose={choose}
        timeline={timeline}
        today={today}
        onCalendar={leadsProject(board) ? () => open('calendar') : undefined}
      />
      {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      <p id="gantt-keys" className="sr-only">
        {text.keysHint}
      </p>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={frame}
          role="region"
          aria-label={text.chart(board.project.name)}
          style={{ '--list-px': `${listPx}px` } as CSSProperties}
          className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto"
          {...useBarKeys({ ids, bar, links, timeline, onLinks: ({ id }) => open({ to: id }) })}
        >
          <div
            className="relative flex min-h-full flex-col"
            style={{ width: listPx + timeline.x(timeline.range.finish + 1) }}
          >
            <GanttHead unit={choices.unit} />
            <GanttBody
              rows={rows}
              places={places}
              unit={choices.unit}
              frame={frame}
              onLink={(to, from) => open({ to, from })}
            />
          </div>
        </div>
        <PanelDivider px={listPx} onSize={(px) => choose({ listPx: listWidth(px) })} />
      </div>
      {opened && <OpenedDialog opened={opened} onClose={() => open(null)} />}
      {bar.moves && (
        <Suspense>
          <MovesDialog moves={bar.moves} bar={bar} />
        </Suspense>
      )}
    </GanttContext>
  );
};
