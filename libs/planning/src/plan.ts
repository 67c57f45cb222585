import type { CalendarDay } from './calendar-day.ts';
import { linksBy, type PlanLink } from './plan-link.ts';
import type { WorkingCalendar } from './working-calendar.ts';

/** The first and the last day of a card. */
export interface PlanSpan {
  readonly start: CalendarDay;
  readonly finish: CalendarDay;
}

/** A card of a plan: one that has days, and is not done. */
export interface PlannedCard extends PlanSpan {
  readonly id: string;
  /**
   * `manual` never moves; `automatic` is on the earliest day that its links allow; `pushed` moves only where a link is
   * violated, and only later.
   */
  readonly scheduling: 'manual' | 'automatic' | 'pushed';
  /** Its length in working days, kept when it moves; without it the length of its present dates. */
  readonly length?: number;
}

/** A link whose card is earlier than it allows. */
export interface PlanConflict {
  readonly link: PlanLink;
  /** The first day on which the card could begin by this link. */
  readonly earliest: CalendarDay;
}

/** Start and end of a span, in working days before it. */
interface Edges {
  readonly start: number;
  readonly finish: number;
}

/** The earliest start that a link allows its card, in working days. @param length of the card that waits */
const earliestBy = ({ type, lag }: PlanLink, from: Edges, length: number): number => {
  const edge = (type === 'finish-start' || type === 'finish-finish' ? from.finish : from.start) + lag;
  return type === 'finish-start' || type === 'start-start' ? edge : edge - length;
};

/** Cards in an order in which each comes after those that it waits for; what waits in a circle, or for one, is left out. */
const inLinkOrder = (
  cards: Iterable<string>,
  entering: ReadonlyMap<string, readonly PlanLink[]>,
  leaving: ReadonlyMap<string, readonly PlanLink[]>,
): readonly string[] => {
  const open = new Map<string, number>();
  for (const id of cards) open.set(id, entering.get(id)?.length ?? 0);
  const order = [...open].flatMap(([id, count]) => (count === 0 ? [id] : []));
  // It grows while it is walked along.
  for (const id of order)
    for (const { to } of leaving.get(id) ?? []) {
      const left = (open.get(to) ?? 0) - 1;
      open.set(to, left);
      if (left === 0) order.push(to);
    }
  return order;
};

/** Cards with days, and their dependencies. Reckons in working days; does not change its input. */
export class Plan {
  private readonly cards: ReadonlyMap<string, PlannedCard>;
  /** The links between cards of the plan. */
  private readonly links: readonly PlanLink[];
  private readonly entering: ReadonlyMap<string, readonly PlanLink[]>;
  private readonly leaving: ReadonlyMap<string, readonly PlanLink[]>;
  private readonly order: readonly string[];
  private readonly places: ReadonlyMap<string, number>;

  private readonly calendar: WorkingCalendar;

  constructor(cards: Iterable<PlannedCard>, links: readonly PlanLink[], calendar: WorkingCalendar) {
    this.calendar = calendar;
    this.cards = new Map([...cards].map((card) => [card.id, card]));
    this.links = links.filter(({ from, to }) => from !== to && this.cards.has(from) && this.cards.has(to));
    this.entering = linksBy(this.links, 'to');
    this.leaving = linksBy(this.links, 'from');
    this.order = inLinkOrder(this.cards.keys(), this.entering, this.leaving);
    this.places = new Map(this.order.map((id, index) => [id, index]));
  }

  /** Whether a card is part of it. */
  has(id: string): boolean {
    return this.cards.has(id);
  }

  /** The new dates of every card that moves. */
  scheduled(): ReadonlyMap<string, PlanSpan> {
    return this.settled(this.order, new Map());
  }

  /**
   * The other cards that move when some cards are moved.
   * @returns the new days of these others only
   */
  consequencesOf(moved: ReadonlyMap<string, PlanSpan>): ReadonlyMap<string, PlanSpan> {
    const behind = [...this.behind(moved.keys())].filter((id) => !moved.has(id) && this.places.has(id));
    return this.settled(
      behind.sort((one, other) => (this.places.get(one) ?? 0) - (this.places.get(other) ?? 0)),
      moved,
    );
  }

  /** The violated links, in the order of the cards that are too early. */
  conflicts(moved: ReadonlyMap<string, PlanSpan> = new Map()): readonly PlanConflict[] {
    const edges = this.edgesAfter(moved);
    return this.links.flatMap((link) => {
      const [from, to] = [edges(link.from), edges(link.to)];
      const earliest = earliestBy(link, from, to.finish - to.start);
      return earliest > to.start ? [{ link, earliest: this.calendar.workingDayAt(earliest) }] : [];
    });
  }

  /**
   * How many working days each card may slip before the last day of the plan moves or a link is violated; 0 or less: it is on
   * the critical path. Cards in a circle have none.
   */
  slack(): ReadonlyMap<string, number> {
    const edges = this.edgesAfter(new Map());
    const end = this.order.reduce((latest, id) => Math.max(latest, edges(id).finish), -Infinity);
    const slack = new Map<string, number>();
    for (const id of this.order.toReversed()) {
      const own = edges(id);
      const room = (this.leaving.get(id) ?? []).flatMap((link) => {
        const after = slack.get(link.to);
        const next = edges(link.to);
        return after === undefined ? [] : [next.start - earliestBy(link, own, next.finish - next.start) + after];
      });
      slack.set(id, Math.min(end - own.finish, ...room));
    }
    return slack;
  }

  /** Moves a card by a number of days: it keeps its number of working days, and a one-day card stays one day. */
  shifted({ start, finish }: PlanSpan, days: number): PlanSpan {
    if (days === 0) return { start, finish };
    const { start: from, finish: to } = this.edgesOf({ start, finish });
    // If it takes no working day, as over a weekend, it keeps its length.
    if (to === from || start === finish) return { start: start + days, finish: finish + days };
    const begin = this.calendar.workingDaysBefore(start + days);
    return { start: start + days, finish: this.calendar.workingDayAt(begin + to - from - 1) };
  }

  /** The number of working days in a span. */
  lengthOf(span: PlanSpan): number {
    const { start, finish } = this.edgesOf(span);
    return finish - start;
  }

  private edgesOf({ start, finish }: PlanSpan): Edges {
    return {
      start: this.calendar.workingDaysBefore(start),
      finish: this.calendar.workingDaysBefore(finish + 1),
    };
  }

  private edgesAfter(moved: ReadonlyMap<string, PlanSpan>): (id: string) => Edges {
    const known = new Map<string, Edges>();
    return (id) => {
      const edges = known.get(id) ?? this.edgesOf(moved.get(id) ?? this.cards.get(id) ?? { start: 0, finish: 0 });
      known.set(id, edges);
      return edges;
    };
  }

  /** The cards that wait for some cards, directly or indirectly. */
  private behind(ids: Iterable<string>): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      for (const { to } of this.leaving.get(id) ?? []) {
        if (found.has(to)) continue;
        found.add(to);
        waiting.push(to);
      }
    return found;
  }

  /** Places cards; `ids` are in an order where each comes after the cards it waits for. */
  private settled(ids: readonly string[], moved: ReadonlyMap<string, PlanSpan>): ReadonlyMap<string, PlanSpan> {
    const after = new Map(moved);
    const others = new Map<string, PlanSpan>();
    for (const id of ids) {
      const card = this.cards.get(id);
      if (!card || card.scheduling === 'manual') continue;
      const span = this.spanOf(card, after);
      if (span.start === card.start && span.finish === card.finish) continue;
      after.set(id, span);
      others.set(id, span);
    }
    return others;
  }

  private spanOf(card: PlannedCard, after: ReadonlyMap<string, PlanSpan>): PlanSpan {
    const own = this.edgesOf(card);
    const earliestFor = (length: number): number => {
      const bounds = (this.entering.get(card.id) ?? []).flatMap((link) => {
        const from = after.get(link.from) ?? this.cards.get(link.from);
        return from ? [earliestBy(link, this.edgesOf(from), length)] : [];
      });
      return bounds.length === 0 ? own.start : Math.max(...bounds);
    };
    if (card.scheduling === 'pushed' && earliestFor(own.finish - own.start) <= own.start) return card;
    // A span of days of rest alone takes a working day once it moves.
    const length = Math.max(1, card.length ?? own.finish - own.start);
    const earliest = earliestFor(length);
    return {
      start: this.calendar.workingDayAt(earliest),
      finish: this.calendar.workingDayAt(earliest + length - 1),
    };
  }
}
