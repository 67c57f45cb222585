import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import type { CalendarDay } from '@nivel/planning/calendar-day';
import { datesOn, spanOf } from '@nivel/planning/card-dates';
import type { Plan, PlanSpan } from '@nivel/planning/plan';
import { useMemo, useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { spanInWords } from '../../area/plan/span-words.ts';
import { useBoard } from '../board-context.ts';
import { barAfter, isDecided, type BarPart } from './card-plan.ts';
import type { HeldBar } from './gantt-context.ts';
import { ganttText } from './gantt-text.ts';
import type { GanttMessages } from './messages/es-mx.ts';
import type { DragPart, LinkPart } from './use-bar-drag.ts';
import { useNewest } from './use-newest.ts';

type HeldPart = Exclude<DragPart, LinkPart>;

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

/** Writes the days of cards, by one command. */
export const usePutSpans = () => {
  const { board, actions } = useBoard();
  return (spans: Iterable<readonly [string, PlanSpan]>) => {
    const update = [...spans].flatMap(([id, span]) => {
      const card = board.cards.get(id);
      return card ? [{ card_id: id, set: datesOn(card, span) }] : [];
    });
    const [only] = update;
    if (update.length === 1 && only) actions.update([only.card_id], only.set);
    else if (update.length > 1) actions.put({ update });
  };
};

interface Carrying {
  readonly plan: Plan;
  readonly today: CalendarDay;
  readonly text: GanttMessages;
  readonly read: () => Held | null;
  readonly hold: (held: Held | null) => void;
  readonly say: (said: string) => void;
}

/** Picks up a bar, and moves the held one. */
const carrying = ({ plan, today, text, read, hold, say }: Carrying) => ({
  take: (card: CardRow, part: HeldPart, from: number) => {
    // Its links decide its start: only its end can be moved.
    if (part !== 'finish' && isDecided(plan, card)) {
      notify({ type: 'info', message: text.automaticStays(card.title) });
      say(text.automaticStays(card.title));
      return;
    }
    const origin = spanOf(card) ?? { start: today, finish: today };
    hold({ card, part, from, origin, span: origin });
    say(text.carried(card.title, spanInWords(origin)));
  },
  /** Moves it to where the pointer is. */
  over: (day: number) => {
    const held = read();
    if (!held) return;
    const span =
      held.part === 'place'
        ? { start: Math.floor(day), finish: Math.floor(day) }
        : barAfter(plan, held.origin, held.part, Math.round(day - held.from));
    if (!isSame(held.span, span)) hold({ ...held, span });
  },
  /** Moves one of its parts by days, as keys do. @returns its new dates */
  step: (part: BarPart, days: number): PlanSpan | undefined => {
    const held = read();
    if (!held) return undefined;
    const span = barAfter(plan, held.span, part, days);
    hold({ ...held, span });
    const pushed = plan.consequencesOf(new Map([[held.card.id, span]]));
    say(text.carriedTo(spanInWords(span), plan.lengthOf(span), pushed.size));
    return span;
  },
});

/** The bar that is being moved, the cards it would push, and the question before that is saved. */
export const useHeldBar = (plan: Plan, today: CalendarDay) => {
  const { view } = useBoard();
  const text = ganttText.useText();
  const put = usePutSpans();
  const { drawn: held, read, set: hold } = useNewest<Held | null>(null);
  const [moves, setMoves] = useState<Moves | null>(null);
  const shown: HeldBar | null = held ?? moves?.held ?? null;
  const others = useMemo(() => {
    if (!shown || isSame(spanOf(shown.card), shown.span)) return none;
    return plan.consequencesOf(new Map([[shown.card.id, shown.span]]));
  }, [plan, shown]);
  const say = (said: string) => view.change({ said });
  const keep = ({ card, span }: HeldBar, pushed: ReadonlyMap<string, PlanSpan>) => {
    put([[card.id, span], ...pushed]);
    hold(null);
    setMoves(null);
    // A card that had no dates has its bar elsewhere now.
    view.ask(card.id, { said: text.dropped(card.title, spanInWords(span)) });
  };
  const putBack = () => {
    const card = (read() ?? moves?.held)?.card;
    if (card) say(text.putBack(card.title));
    hold(null);
    setMoves(null);
  };
  const drop = () => {
    const bar = read();
    if (!bar) return;
    const pushed = plan.consequencesOf(new Map([[bar.card.id, bar.span]]));
    if (isSame(spanOf(bar.card), bar.span)) putBack();
    else if (pushed.size === 0) keep(bar, none);
    else {
      hold(null);
      setMoves({ held: bar, others: pushed, isPossible: pushed.size < MOST_CARDS_AT_ONCE });
    }
  };
  return {
    ...{ held: shown, isHeld: held !== null, others, moves, drop, putBack },
    ...carrying({ plan, today, text, read, hold, say }),
    keepAll: () => moves && keep(moves.held, moves.others),
    keepOne: () => moves && keep(moves.held, none),
  };
};

export type HeldBarActions = ReturnType<typeof useHeldBar>;
