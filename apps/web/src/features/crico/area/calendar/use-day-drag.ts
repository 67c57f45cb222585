import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import type { TouchDragging } from '../touch/touch-drag.ts';
import { dayBeside } from './calendar-days.ts';

interface Dated {
  readonly id: string;
}

/** The announcement for a thing that is dragged to another day. */
interface DayDragWords<Item> {
  readonly picked: (item: Item, day: string) => string;
  readonly over: (day: string) => string;
  readonly overPast: (day: string) => string;
  readonly putBack: (item: Item) => string;
}

interface Carried<Item> {
  readonly item: Item;
  /** The day over which it is. */
  readonly over: string;
}

interface DayDragOptions<Item> {
  readonly words: DayDragWords<Item>;
  readonly say: (words: string) => void;
  readonly dayOf: (item: Item) => string;
  /** Called with the new day when something is dropped. */
  readonly onDrop: (item: Item, day: string) => void;
  /** Before it nothing is dropped. */
  readonly firstDay?: string;
  readonly mayTake: (item: Item) => boolean;
  /** Why an item cannot be moved, for people who may move others; undefined: it can be moved. */
  readonly whyItStays?: (item: Item) => string | undefined;
}

const inWords = (day: string): string => formatDay(day, { dateStyle: 'long' });

/** Something that is carried over a calendar to another day: by the pointer, a finger or keys. The result is announced. */
export const useDayDrag = <Item extends Dated>(options: DayDragOptions<Item>) => {
  const { words, say, dayOf, onDrop, firstDay = '', mayTake, whyItStays } = options;
  const [drawn, setDrawn] = useState<Carried<Item> | null>(null);
  // A pointer may move and be released before its effect is drawn: handlers read the latest state.
  const newest = useRef<Carried<Item> | null>(null);
  const setCarried = (next: Carried<Item> | null) => {
    newest.current = next;
    setDrawn(next);
  };
  const take = (item: Item) => {
    if (!mayTake(item)) return;
    const why = whyItStays?.(item);
    if (why !== undefined) {
      notify({ type: 'info', message: why });
      say(why);
      return;
    }
    setCarried({ item, over: dayOf(item) });
    say(words.picked(item, inWords(dayOf(item))));
  };
  const over = (day: string) => {
    const carried = newest.current;
    if (!carried || carried.over === day) return;
    setCarried({ ...carried, over: day });
    say(day < firstDay ? words.overPast(inWords(day)) : words.over(inWords(day)));
  };
  const putBack = () => {
    if (newest.current) say(words.putBack(newest.current.item));
    setCarried(null);
  };
  const drop = () => {
    const carried = newest.current;
    if (!carried) return;
    const { item, over: to } = carried;
    if (to === dayOf(item) || to < firstDay) return putBack();
    setCarried(null);
    onDrop(item, to);
  };
  return {
    ...{ take, over, drop, putBack, mayTake },
    isCarrying: (): boolean => newest.current !== null,
    isCarried: ({ id }: Dated): boolean => drawn?.item.id === id,
    /** Whether something would be dropped on a day other than its own. */
    isOver: (day: string): boolean => drawn?.over === day && dayOf(drawn.item) !== day,
    /** The neighbouring day, for a person who moves it with the keyboard over the days that are shown. */
    step: (key: string, days: readonly string[]) => drawn && over(dayBeside(drawn.over, key, days)),
  };
};

export type DayDrag<Item extends Dated = Dated> = ReturnType<typeof useDayDrag<Item>>;

/**
 * The keys of movable items: Space picks one up, arrows move it over the shown days, Space or Enter drops it, Escape puts it
 * back.
 */
export const dayDragKeys =
  <Item extends Dated>(drag: DayDrag<Item>, item: Item, days: readonly string[]) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !drag.mayTake(item)) return;
    if (!drag.isCarried(item)) {
      if (event.key !== ' ') return;
      drag.take(item);
    } else if (event.key === ' ' || event.key === 'Enter') drag.drop();
    else if (event.key === 'Escape') drag.putBack();
    else if (event.key.startsWith('Arrow')) drag.step(event.key, days);
    else return;
    event.preventDefault();
  };

/** The dragged item follows the pointer. */
export const dayDragHandlers = <Item extends Dated>(drag: DayDrag<Item>, item: Item, title: string) => ({
  draggable: drag.mayTake(item),
  'aria-pressed': drag.isCarried(item) || undefined,
  // Space would click it when it comes up.
  onKeyUp: (event: KeyboardEvent) => {
    if (event.key === ' ' && drag.mayTake(item)) event.preventDefault();
  },
  onDragStart: (event: DragEvent) => {
    const { dataTransfer } = event;
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', title);
    drag.take(item);
    // The item that stays is not drawn below the pointer.
    if (!drag.isCarrying()) event.preventDefault();
  },
  onDragEnd: drag.putBack,
});

/** A finger must rest on an item before it drags it. */
export const dayTouch = <Item extends Dated>(
  drag: DayDrag<Item>,
  itemOf: (id: string) => Item | undefined,
  choose: (id: string) => void = () => undefined,
): TouchDragging => ({
  take: (id) => {
    const item = itemOf(id);
    if (item) drag.take(item);
  },
  over: (day) => drag.over(day),
  letGo: drag.drop,
  choose: (id) => {
    drag.putBack();
    choose(id);
  },
  putBack: drag.putBack,
});
