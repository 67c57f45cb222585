import { useEffect, useEffectEvent, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import type { BarPart } from './card-plan.ts';

const { holdMs, slackPx, edgePx, stepPx } = limits.crico.board.touch;

/** The distance from which a pointer drags rather than clicks. */
const CLICK_PX = 4;

/** The dragged part of the chart: a part of a bar, a card without dates, or the start of a link, at either edge. */
export type DragPart = BarPart | 'place' | LinkPart;
export type LinkPart = 'link-start' | 'link-finish';

export interface BarDragging {
  readonly take: (cardId: string, part: DragPart, clientX: number) => void;
  readonly over: (clientX: number, clientY: number) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
}

const partsOf: Readonly<Record<string, DragPart>> = {
  whole: 'whole',
  start: 'start',
  finish: 'finish',
  place: 'place',
  'link-start': 'link-start',
  'link-finish': 'link-finish',
};

interface Grip {
  readonly cardId: string;
  readonly part: DragPart;
}

const gripAt = (target: EventTarget | null): Grip | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
  const cardId = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const part = partsOf[element?.dataset['part'] ?? ''];
  return cardId === undefined || part === undefined ? null : { cardId, part };
};

/** A pointer or a finger on a bar: it drags once it has moved, or a finger once it has rested. */
class BarDrag {
  private readonly listening = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout> | undefined;
  private x: number;
  private y: number;
  private isHeld = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly grip: Grip,
    private readonly from: { readonly x: number; readonly y: number },
    private readonly dragging: BarDragging,
    private readonly isTouch: boolean,
  ) {
    this.x = from.x;
    this.y = from.y;
    if (isTouch) this.timer = setTimeout(() => this.take(), holdMs);
    const { signal } = this.listening;
    addEventListener('keydown', (event) => this.onKey(event), { signal, capture: true });
    addEventListener('blur', () => this.cancel(), { signal });
  }

  get signal(): AbortSignal {
    return this.listening.signal;
  }

  /** @returns whether the bar goes along */
  move(x: number, y: number): boolean {
    this.x = x;
    this.y = y;
    const isAway = Math.hypot(x - this.from.x, y - this.from.y) > (this.isTouch ? slackPx : CLICK_PX);
    if (!this.isHeld && isAway) {
      // A finger that moves immediately scrolls.
      if (this.isTouch) this.stop();
      else this.take();
    }
    return this.isHeld;
  }

  end(): boolean {
    const wasHeld = this.stop();
    if (wasHeld) this.dragging.drop();
    return wasHeld;
  }

  cancel(): void {
    if (this.stop()) this.dragging.putBack();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isHeld) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  }

  private take(): void {
    this.isHeld = true;
    this.dragging.take(this.grip.cardId, this.grip.part, this.from.x);
    if (this.isTouch && 'vibrate' in navigator) navigator.vibrate(10);
    requestAnimationFrame(() => this.follow());
  }

  /** Runs in each frame: the bar follows the pointer, and the chart scrolls when the pointer is at an edge. */
  private follow(): void {
    if (!this.isHeld) return;
    const { left, right } = this.frame.getBoundingClientRect();
    // An element without layout has no edges.
    if (right > left && this.x > right - edgePx) this.frame.scrollLeft += stepPx;
    else if (right > left && this.x < left + edgePx) this.frame.scrollLeft -= stepPx;
    this.dragging.over(this.x, this.y);
    requestAnimationFrame(() => this.follow());
  }

  /** @returns whether something was dragged */
  private stop(): boolean {
    const wasHeld = this.isHeld;
    if (wasHeld) this.dragging.over(this.x, this.y);
    this.isHeld = false;
    clearTimeout(this.timer);
    this.listening.abort();
    return wasHeld;
  }
}

/** The click event after a drag must not count as a click on the bar. */
const swallowClick = (): void => {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
};

const listenToPointer = (drag: BarDrag, pointerId: number): void => {
  const { signal } = drag;
  const isOther = (event: PointerEvent) => event.pointerId !== pointerId;
  addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return;
      if (drag.move(event.clientX, event.clientY)) event.preventDefault();
    },
    { signal },
  );
  addEventListener('pointerup', (event) => !isOther(event) && drag.end() && swallowClick(), { signal });
  addEventListener('pointercancel', (event) => !isOther(event) && drag.cancel(), { signal });
};

const listenToFinger = (target: EventTarget, drag: BarDrag): void => {
  const { signal } = drag;
  // Listens on the touched element, which gets the finger's events even after it has left the page.
  target.addEventListener(
    'touchmove',
    (event) => {
      const [touch, second] = (event as TouchEvent).touches;
      if (!touch || second) drag.cancel();
      else if (drag.move(touch.clientX, touch.clientY)) event.preventDefault();
    },
    { passive: false, signal },
  );
  target.addEventListener('touchend', (event) => drag.end() && event.preventDefault(), { signal });
  target.addEventListener('touchcancel', () => drag.cancel(), { signal });
  // A long press would open a menu.
  target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
};

/** Bars are moved and resized by the pointer, and by a finger that rests first; always by the newest `dragging`. */
export const useBarDrag = (frame: RefObject<HTMLElement | null>, dragging: BarDragging, mayDrag: boolean): void => {
  const current = useEffectEvent(() => ({ dragging, mayDrag }));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let drag: BarDrag | null = null;
    const newest: BarDragging = {
      take: (...taken) => current().dragging.take(...taken),
      over: (...at) => current().dragging.over(...at),
      drop: () => current().dragging.drop(),
      putBack: () => current().dragging.putBack(),
    };
    const begin = (grip: Grip, at: { x: number; y: number }, isTouch: boolean): BarDrag => {
      drag?.cancel();
      drag = new BarDrag(element, grip, at, newest, isTouch);
      return drag;
    };
    const onPointerDown = (event: PointerEvent) => {
      const grip = gripAt(event.target);
      if (!grip || event.button !== 0 || event.pointerType === 'touch' || !current().mayDrag) return;
      listenToPointer(begin(grip, { x: event.clientX, y: event.clientY }, false), event.pointerId);
    };
    const onTouchStart = (event: TouchEvent) => {
      const [touch, second] = event.touches;
      const grip = gripAt(event.target);
      if (second) drag?.cancel();
      if (!touch || second || !grip || !event.target || !current().mayDrag) return;
      listenToFinger(event.target, begin(grip, { x: touch.clientX, y: touch.clientY }, true));
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    return () => {
      drag?.cancel();
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('touchstart', onTouchStart);
    };
  }, [frame]);
};
