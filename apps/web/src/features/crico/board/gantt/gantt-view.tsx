import { calendarDay } from '@nivel/planning/calendar-day';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, type CSSProperties } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import type { TableRow } from '../table/table-rows.ts';
import { useOrderedCards } from '../table/use-ordered-cards.ts';
import { planOf, spanOf } from './card-plan.ts';
import { ConflictList } from './conflict-list.tsx';
import { GanttBody } from './gantt-body.tsx';
import { listWidth, useGanttChoices } from './gantt-choices.ts';
import { GanttContext, type GanttScene } from './gantt-context.ts';
import { GanttHead } from './gantt-head.tsx';
import { rangeOf } from './gantt-scale.ts';
import { ganttText } from './gantt-text.ts';
import { GanttToolbar } from './gantt-toolbar.tsx';
import { PanelDivider } from './panel-divider.tsx';
import { useBarDrag } from './use-bar-drag.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useHeldBar } from './use-held-bar.ts';
import { useTimeline } from './use-timeline.ts';

const MovesDialog = lazy(async () => ({ default: (await import('./moves-dialog.tsx')).MovesDialog }));

const { rowPx } = limits.crico.board;

/** The plan of the whole project, whatever of it is shown. */
const usePlan = (isCriticalShown: boolean, isConflictShown: boolean) => {
  const { board } = useBoard();
  const { cards, lists } = board;
  const plan = useMemo(() => planOf({ cards, lists }), [cards, lists]);
  const slack = useMemo(() => (isCriticalShown ? plan.slack() : new Map<string, number>()), [plan, isCriticalShown]);
  const conflicts = useMemo(() => (isConflictShown ? plan.conflicts() : []), [plan, isConflictShown]);
  return { plan, slack, conflicts };
};

const useRange = (rows: readonly TableRow[], today: number) =>
  useMemo(() => {
    const spans = rows.flatMap((row) => (row.type === 'card' ? (spanOf(row.card) ?? []) : []));
    return rangeOf(spans, today);
  }, [rows, today]);

/** Brings the card that asked for the focus into sight, and gives it to its bar. */
const useAskedBar = (frame: { readonly current: HTMLElement | null }, bring: (id: string) => void) => {
  const { view } = useBoard();
  const { cardId, asked } = view.focus;
  const reveal = useEffectEvent(bring);
  useEffect(() => {
    if (asked === 0 || cardId === null) return;
    reveal(cardId);
    frame.current?.querySelector<HTMLElement>(`[data-bar="${cardId}"]`)?.focus({ preventScroll: true });
  }, [frame, cardId, asked]);
};

/** The cards of a project over the days: a list beside bars that are moved, resized and put onto the chart. */
export const GanttView = () => {
  const text = ganttText.useText();
  const { board, actions, view } = useBoard();
  const today = calendarDay(dayOf(new Date()));
  const { choices, choose } = useGanttChoices();
  const { rows, ids, places } = useOrderedCards();
  const { plan, slack, conflicts } = usePlan(choices.isCriticalShown, choices.isConflictShown);
  const frame = useRef<HTMLDivElement>(null);
  const timeline = useTimeline({ frame, range: useRange(rows, today), today, choices, choose });
  const bar = useHeldBar(plan, today);
  const { listPx } = choices;
  const dragging = {
    take: (id: string, part: Parameters<typeof bar.take>[1], clientX: number) => {
      const card = board.cards.get(id);
      if (card) bar.take(card, part, timeline.dayAt(clientX));
    },
    over: (clientX: number) => bar.over(timeline.dayAt(clientX)),
    drop: bar.drop,
    putBack: bar.putBack,
  };
  useBarDrag(frame, dragging, actions.mayChange);
  useAskedBar(frame, (id) => {
    const [element, at] = [frame.current, places.get(id)];
    const card = board.cards.get(id);
    const span = card && spanOf(card);
    if (span) timeline.reveal(span.start);
    if (!element || at === undefined) return;
    const [top, room] = [at * rowPx, element.clientHeight - 2 * rowPx];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + room) element.scrollTop = top - room;
  });
  const { cardId } = view.focus;
  const active = cardId !== null && places.has(cardId) ? cardId : ids[0];
  const { held, others } = bar;
  const scene: GanttScene = { plan, timeline, today, listPx, rowPx, held, others, slack, conflicts, active };
  return (
    <GanttContext value={scene}>
      <GanttToolbar choices={choices} choose={choose} timeline={timeline} today={today} />
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
          {...useBarKeys({ ids, bar, timeline })}
        >
          <div className="relative flex min-h-full flex-col" style={{ width: listPx + timeline.x(timeline.range.finish + 1) }}>
            <GanttHead unit={choices.unit} />
            <GanttBody rows={rows} places={places} unit={choices.unit} frame={frame} />
          </div>
        </div>
        <PanelDivider px={listPx} onSize={(px) => choose({ listPx: listWidth(px) })} />
      </div>
      {bar.moves && (
        <Suspense>
          <MovesDialog moves={bar.moves} bar={bar} />
        </Suspense>
      )}
    </GanttContext>
  );
};
