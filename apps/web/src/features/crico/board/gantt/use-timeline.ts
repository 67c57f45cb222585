import type { CalendarDay } from '@nivel/planning/calendar-day';
import type { PlanSpan } from '@nivel/planning/plan';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GanttChoices } from './gantt-choices.ts';
import { dayPx, zoomAfter, ZOOM_IN, ZOOM_OUT } from './gantt-scale.ts';

/** Before the layout, renders as much as a large window shows. */
const ASSUMED_PX = 1_200;

/** The days of a chart, and where each is drawn. */
export interface Timeline {
  /** The width of a day in px. */
  readonly px: number;
  readonly range: PlanSpan;
  /** The days in sight, and some beside them. */
  readonly inSight: PlanSpan;
  /** The days that a person sees now, the first and the last whole. */
  readonly shown: () => PlanSpan;
  /** The start of a day, in px from the beginning of the chart. */
  readonly x: (day: CalendarDay) => number;
  /** The day at a place of the window, also between two. */
  readonly dayAt: (clientX: number) => number;
  readonly zoom: (factor: number, clientX?: number) => void;
  /** Turns the chart by a number of days. */
  readonly turn: (days: number) => void;
  /** Brings a day into sight. */
  readonly reveal: (day: CalendarDay) => void;
  readonly measure: () => void;
}

interface Given {
  readonly frame: RefObject<HTMLElement | null>;
  readonly range: PlanSpan;
  readonly today: CalendarDay;
  readonly choices: GanttChoices;
  readonly choose: (values: Partial<GanttChoices>) => void;
}

/** The part of the frame in which the chart is. */
const chartWidth = (frame: HTMLElement | null, listPx: number): number =>
  Math.max(1, (frame?.clientWidth || ASSUMED_PX) - listPx);

/** The rendered days, with those to which the person has turned, and at least as many as fit into the window. */
const useRange = (range: PlanSpan, room: number) => {
  const [reached, setReached] = useState<PlanSpan | null>(null);
  const start = Math.min(range.start, reached?.start ?? range.start);
  const finish = Math.max(range.finish, reached?.finish ?? range.finish, start + room);
  const reach = (from: number, to: number) =>
    setReached((known) => ({
      start: Math.min(Math.floor(from), known?.start ?? start),
      finish: Math.max(Math.ceil(to), known?.finish ?? finish),
    }));
  return { whole: { start, finish }, reach };
};

/** The place of the window over the chart, as far as rendering depends on it. */
const useSeen = (frame: RefObject<HTMLElement | null>, listPx: number) => {
  const [seen, setSeen] = useState({ left: 0, width: ASSUMED_PX });
  const look = () => {
    const now = { left: frame.current?.scrollLeft ?? 0, width: chartWidth(frame.current, listPx) };
    // Renders again only when the edge of the rendered days comes near.
    setSeen((known) => (Math.abs(known.left - now.left) < now.width / 2 && known.width === now.width ? known : now));
  };
  const onResize = useEffectEvent(look);
  useLayoutEffect(() => {
    onResize();
    const listener = () => onResize();
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, [listPx]);
  return { seen, look };
};

/** Keeps the visible part in its place while days are added before it, or the zoom changes around a point of the window. */
const useSteadyPlace = ({ frame, choices, today }: Given, { start, finish }: PlanSpan, px: number) => {
  const place = useRef<{ start: number; px: number; left: number; around: number } | null>(null);
  const wanted = useRef<CalendarDay | null>(null);
  const putAt = (left: number, around = 0) => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = left;
    place.current = { start, px, left: element.scrollLeft, around };
  };
  useLayoutEffect(() => {
    const known = place.current;
    const width = chartWidth(frame.current, choices.listPx);
    if (wanted.current !== null) putAt((wanted.current - start) * px);
    // Initially today is in the first third, or the end of the content.
    else if (!known) putAt((Math.min(Math.max(today, start), finish) - start) * px - width / 4);
    else if (known.start !== start || known.px !== px) {
      const day = known.start + (known.left + known.around) / known.px;
      putAt((day - start) * px - known.around);
    }
    wanted.current = null;
  });
  return { place, wanted };
};

/** Zooming by the wheel with Ctrl, and by two fingers. */
const useZoomGestures = (frame: RefObject<HTMLElement | null>, zoom: (factor: number, clientX: number) => void) => {
  const onZoom = useEffectEvent(zoom);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      turned += event.deltaY;
      // A wheel turns by 100 at once, a touchpad by little after little.
      if (Math.abs(turned) < 40) return;
      onZoom(turned < 0 ? ZOOM_IN : ZOOM_OUT, event.clientX);
      turned = 0;
    };
    let apart = 0;
    const fingers = ({ touches: [one, other] }: TouchEvent) =>
      one && other
        ? {
            distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
            x: (one.clientX + other.clientX) / 2,
          }
        : null;
    const onTouchStart = (event: TouchEvent) => {
      apart = fingers(event)?.distance ?? 0;
    };
    const onTouchMove = (event: TouchEvent) => {
      const two = fingers(event);
      if (!two || apart === 0) return;
      event.preventDefault();
      const ratio = two.distance / apart;
      if (ratio < ZOOM_IN && ratio > ZOOM_OUT) return;
      onZoom(ratio >= ZOOM_IN ? ZOOM_IN : ZOOM_OUT, two.x);
      apart = two.distance;
    };
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('touchstart', onTouchStart, { passive: true, signal });
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
    return () => listening.abort();
  }, [frame]);
};

/** The days of a chart: drawn in the scale that was chosen, turned, zoomed, and kept in their place. */
export const useTimeline = (given: Given): Timeline => {
  const { frame, choices, choose } = given;
  const px = dayPx(choices.unit, choices.zoom);
  const { seen, look } = useSeen(frame, choices.listPx);
  const { whole, reach } = useRange(given.range, Math.ceil(seen.width / px));
  const { place, wanted } = useSteadyPlace(given, whole, px);
  const width = () => chartWidth(frame.current, choices.listPx);
  const begin = () => frame.current?.getBoundingClientRect().left ?? 0;
  const left = () => frame.current?.scrollLeft ?? 0;
  const measure = () => {
    if (place.current) place.current = { start: whole.start, px, left: left(), around: 0 };
    look();
  };
  const zoom = (factor: number, clientX?: number) => {
    const around = clientX === undefined ? width() / 2 : Math.max(0, clientX - begin() - choices.listPx);
    if (place.current) place.current = { ...place.current, left: left(), around };
    choose({ zoom: zoomAfter(choices.zoom, factor) });
  };
  useZoomGestures(frame, zoom);
  const show = (from: number) => {
    reach(from, from + width() / px);
    wanted.current = from;
  };
  const firstDay = () => whole.start + left() / px;
  const days = seen.width / px;
  const first = Math.floor(whole.start + seen.left / px);
  return {
    px,
    range: whole,
    inSight: {
      start: Math.max(whole.start, Math.floor(first - days)),
      finish: Math.min(whole.finish, Math.ceil(first + 2 * days)),
    },
    shown: () => ({
      start: Math.floor(firstDay()),
      finish: Math.max(Math.floor(firstDay()), Math.ceil(firstDay() + width() / px) - 1),
    }),
    x: (day) => (day - whole.start) * px,
    dayAt: (clientX) => whole.start + (clientX - begin() - choices.listPx + left()) / px,
    zoom,
    turn: (by) => show(firstDay() + by),
    reveal: (day) => {
      const from = firstDay();
      if (day < from || day >= from + width() / px - 1) show(day - width() / px / 4);
    },
    measure,
  };
};
