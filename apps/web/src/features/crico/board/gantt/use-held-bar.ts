import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/board-values';
import { isoOf, type CalendarDay } from '@nivel/planning/calendar-day';
import type { Plan, PlanSpan } from '@nivel/planning/plan';
import { useMemo, useRef, useState } from 'react';
import { formatDay, formatDays } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import { barAfter, datesOn, spanOf, type BarPart } from './card-plan.ts';
import type { HeldBar } from './gantt-context.ts';
import { ganttText } from './gantt-text.ts';
import type { DragPart } from './use-bar-drag.ts';

type HeldPart = Exclude<DragPart, 'link'>;

/** A span as people say it. */
export const spanInWords = ({ start, finish }: PlanSpan): string =>
  start === finish ? formatDay(isoOf(start)) : formatDays(isoOf(start), isoOf(finish));

/** A bar that was dropped where others have to make room for it. */
export interface Moves {
  readonly held: HeldBar;
  readonly others: ReadonlyMap<string, PlanSpan>;
  /** Whether they are few enough for one command. */
  readonly isPossible: boolean;
}

interface Held extends HeldBar {
  readonly part: HeldPart;
  /** The day at which it was taken, also between two. */
  readonly from: number;
  readonly origin: PlanSpan;
}

const isSame = (one: PlanSpan | null, other: PlanSpan): boolean =>
  one?.start === other.start && one.finish === other.finish;

const none: ReadonlyMap<string, PlanSpan> = new Map();

/** The bar that somebody moves, what it would push, and what is asked before that is kept. */
export const useHeldBar = (plan: Plan, today: CalendarDay) => {
  const { board, actions, view } = useBoard();
  const text = ganttText.useText();
  const [held, setHeld] = useState<Held | null>(null);
  // A pointer may move and let go before what it did is drawn.
  const newest = useRef<Held | null>(null);
  const hold = (next: Held | null) => {
    newest.current = next;
    setHeld(next);
  };
  const [moves, setMoves] = useState<Moves | null>(null);
  const shown: HeldBar | null = held ?? moves?.held ?? null;
  const others = useMemo(() => {
    if (!shown || isSame(spanOf(shown.card), shown.span)) return none;
    return plan.consequencesOf(new Map([[shown.card.id, shown.span]]));
  }, [plan, shown]);
  const say = (said: string) => view.change({ said });
  const put = (spans: Iterable<readonly [string, PlanSpan]>) => {
    const update = [...spans].flatMap(([id, span]) => {
      const card = board.cards.get(id);
      return card ? [{ card_id: id, set: datesOn(card, span) }] : [];
    });
    const [only] = update;
    if (update.length === 1 && only) actions.update([only.card_id], only.set);
    else if (update.length > 1) actions.put({ update });
  };
  const keep = (bar: HeldBar, pushed: ReadonlyMap<string, PlanSpan>) => {
    put([[bar.card.id, bar.span], ...pushed]);
    hold(null);
    setMoves(null);
    // A card that had no dates has its bar elsewhere now.
    view.ask(bar.card.id, { said: text.dropped(bar.card.title, spanInWords(bar.span)) });
  };
  const drop = (bar: HeldBar) => {
    const pushed = plan.consequencesOf(new Map([[bar.card.id, bar.span]]));
    if (isSame(spanOf(bar.card), bar.span)) {
      hold(null);
      say(text.putBack(bar.card.title));
    } else if (pushed.size === 0) keep(bar, none);
    else {
      hold(null);
      setMoves({ held: bar, others: pushed, isPossible: pushed.size < MOST_CARDS_AT_ONCE });
    }
  };
  return {
    held: shown,
    isHeld: held !== null,
    others,
    moves,
    take: (card: CardRow, part: HeldPart, from: number) => {
      const origin = spanOf(card) ?? { start: today, finish: today };
      hold({ card, part, from, origin, span: origin });
      say(text.carried(card.title, spanInWords(origin)));
    },
    /** Moves it to where the pointer is. */
    over: (day: number) => {
      const { current } = newest;
      if (!current) return;
      const span =
        current.part === 'place'
          ? { start: Math.floor(day), finish: Math.floor(day) }
          : barAfter(plan, current.origin, current.part, Math.round(day - current.from));
      if (!isSame(current.span, span)) hold({ ...current, span });
    },
    /** Moves one of its parts by days, as keys do. @returns where it stands then */
    step: (part: BarPart, days: number): PlanSpan | undefined => {
      const { current } = newest;
      if (!current) return undefined;
      const span = barAfter(plan, current.span, part, days);
      hold({ ...current, span });
      const pushed = plan.consequencesOf(new Map([[current.card.id, span]]));
      say(text.carriedTo(spanInWords(span), plan.lengthOf(span), pushed.size));
      return span;
    },
    drop: () => newest.current && drop({ card: newest.current.card, span: newest.current.span }),
    putBack: () => {
      if (shown) say(text.putBack(shown.card.title));
      hold(null);
      setMoves(null);
    },
    keepAll: () => moves && keep(moves.held, moves.others),
    keepOne: () => moves && keep(moves.held, none),
  };
};

export type HeldBarActions = ReturnType<typeof useHeldBar>;
