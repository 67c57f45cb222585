import { calendarDay } from '@nivel/planning/calendar-day';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { bringRow } from '../../area/bring-row.ts';
import { useVisibleRows } from '../../area/use-visible-rows.ts';
import { useBoard } from '../board-context.ts';
import { useOrderedCards } from '../table/use-ordered-cards.ts';
import { GroupHeading } from '../view/group-heading.tsx';
import { TimelineItem } from './timeline-item.tsx';
import { openSpanOf } from './timeline-span.ts';
import { timelineText } from './timeline-text.ts';

const { timelineRowPx, spareRows } = limits.crico.board;

/** The cards of a project below each other, each with its days among those of all. */
export const TimelineView = () => {
  const text = timelineText.useText();
  const { view } = useBoard();
  const { rows, places } = useOrderedCards();
  const today = calendarDay(dayOf(new Date()));
  const frame = useRef<HTMLDivElement>(null);
  const { onScroll, drawnWith, height } = useVisibleRows(rows.length, timelineRowPx, spareRows);
  const whole = useMemo(() => {
    let [start, finish] = [today, today];
    for (const row of rows) {
      if (row.type === 'group') continue;
      const span = openSpanOf(row.card, today);
      [start, finish] = [Math.min(start, span.start), Math.max(finish, span.finish)];
    }
    return { start, finish };
  }, [rows, today]);
  const { cardId, asked } = view.focus;
  const bring = useEffectEvent((id: string) => {
    const element = frame.current;
    if (!element) return;
    bringRow(element, places.get(id) ?? 0, timelineRowPx);
    element.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (asked > 0 && cardId !== null) bring(cardId);
  }, [cardId, asked]);
  // The focused row is always rendered.
  const kept = places.get(cardId ?? '');
  const shown = drawnWith(kept === undefined ? [] : [kept]);
  return (
    <section aria-labelledby="timeline-title" className="flex min-h-0 flex-1 flex-col">
      <h2 id="timeline-title" className="px-3 pt-3 pb-1 text-lg md:px-4">
        {text.title}
      </h2>
      <div ref={frame} onScroll={onScroll} className="min-h-0 flex-1 overflow-y-auto">
        <ul aria-labelledby="timeline-title" className="relative" style={{ height }}>
          {shown.map((index) => {
            const row = rows[index];
            if (!row) return null;
            const place = { top: index * timelineRowPx, height: timelineRowPx };
            if (row.type === 'group')
              return <GroupHeading key={`group ${row.key}`} group={row.key} count={row.count} {...place} />;
            const { card } = row;
            return (
              <TimelineItem key={card.id} card={card} whole={whole} place={index + 1} count={rows.length} {...place} />
            );
          })}
        </ul>
      </div>
    </section>
  );
};
