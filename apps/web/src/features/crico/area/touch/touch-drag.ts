import { limits } from '../../../../limits/limits.ts';

const { holdMs, slackPx, edgePx, stepPx } = limits.crico.board.touch;

/** The effects of a finger's drag on the board. */
export interface TouchDragging {
  readonly take: (cardId: string, column: string) => void;
  readonly over: (column: string, top: number | undefined, y: number) => void;
  readonly letGo: () => void;
  /** The finger rested on the card, and went nowhere. */
  readonly choose: (cardId: string) => void;
  readonly putBack: () => void;
}

/** The distance that a scroller moves in a frame while a finger is at one of its edges. */
const stepAt = (at: number, from: number, to: number): number =>
  at < from + edgePx ? -stepPx : at > to - edgePx ? stepPx : 0;

/** Scrolls the board, and the column that is below the finger. */
const scrollAtEdges = (
  frame: HTMLElement,
  column: HTMLElement | null | undefined,
  at: { x: number; y: number },
): void => {
  const box = frame.getBoundingClientRect();
  frame.scrollLeft += stepAt(at.x, box.left, box.right);
  frame.scrollTop += stepAt(at.y, box.top, box.bottom);
  if (!column) return;
  const { top, bottom } = column.getBoundingClientRect();
  column.scrollTop += stepAt(at.y, top, Math.min(bottom, box.bottom));
};

/** The picture under the finger during a drag: a picture of the card, which blocks nothing. */
const ghostOf = (card: HTMLElement): HTMLElement => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.querySelectorAll('[data-card]').forEach((one) => one.removeAttribute('data-card'));
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    opacity: '0.9',
    pointerEvents: 'none',
    listStyle: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  return ghost;
};

interface Touched {
  readonly target: HTMLElement;
  readonly card: HTMLElement;
  readonly column: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** The card of a touch; undefined where it is no card of a column. */
const touchedBy = ({ target, touches }: TouchEvent): Touched | undefined => {
  const [first] = touches;
  const card =
    target instanceof HTMLElement || target instanceof SVGElement ? target.closest<HTMLElement>('[data-card]') : null;
  const column = card?.closest<HTMLElement>('[data-column]');
  if (!first || !card || !column) return undefined;
  return { target: target as HTMLElement, card, column, x: first.clientX, y: first.clientY };
};

/** A finger on a card. */
class TouchDrag {
  private readonly listening = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private at: { readonly x: number; readonly y: number };
  private ghost: HTMLElement | null = null;
  private isFollowing = false;
  private hasMoved = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly touched: Touched,
    private readonly dragging: TouchDragging,
  ) {
    this.at = touched;
    this.timer = setTimeout(() => this.take(), holdMs);
    const { signal } = this.listening;
    // On the touched element, which receives events of the finger also when it has left the page meanwhile.
    const { target } = touched;
    target.addEventListener('touchmove', (event) => this.move(event), { passive: false, signal });
    target.addEventListener('touchend', (event) => this.end(event), { signal });
    target.addEventListener('touchcancel', () => this.cancel(), { signal });
    // A long press would open a menu, or begin the drag of the browser.
    for (const name of ['contextmenu', 'dragstart'] as const)
      target.addEventListener(name, (event) => event.preventDefault(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), { signal });
  }

  cancel(): void {
    if (this.stop()) this.dragging.putBack();
  }

  private take(): void {
    const { card, column } = this.touched;
    this.dragging.take(card.dataset['card'] ?? '', column.dataset['column'] ?? '');
    this.ghost = ghostOf(card.closest('li') ?? card);
    // Columns that snap would undo the scrolling at the edge.
    this.frame.style.scrollSnapType = 'none';
    if ('vibrate' in navigator) navigator.vibrate(10);
  }

  private move(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1) return this.cancel();
    this.at = { x: touch.clientX, y: touch.clientY };
    const { x, y } = this.touched;
    const isAway = Math.hypot(this.at.x - x, this.at.y - y) > slackPx;
    if (!this.ghost) {
      if (isAway) this.stop();
      return undefined;
    }
    if (isAway) this.hasMoved = true;
    event.preventDefault();
    if (!this.isFollowing) requestAnimationFrame(() => this.follow());
    this.isFollowing = true;
    return undefined;
  }

  /** Runs in each frame: the picture follows the finger, and so does the drop position. */
  private follow(): void {
    if (!this.ghost) return;
    const { x, y } = this.at;
    this.ghost.style.transform = `translate(${x - this.touched.x}px, ${y - this.touched.y}px) rotate(1.5deg)`;
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
    const rows = column?.querySelector('ul');
    scrollAtEdges(this.frame, rows?.parentElement, this.at);
    if (column) this.dragging.over(column.dataset['column'] ?? '', rows?.getBoundingClientRect().top, y);
    requestAnimationFrame(() => this.follow());
  }

  private end(event: TouchEvent): void {
    if (!this.stop()) return;
    // Otherwise the card would treat it as a tap.
    event.preventDefault();
    if (this.hasMoved) this.dragging.letGo();
    else this.dragging.choose(this.touched.card.dataset['card'] ?? '');
  }

  /** @returns whether something was dragged */
  private stop(): boolean {
    const wasDragged = this.ghost !== null;
    clearTimeout(this.timer);
    this.listening.abort();
    this.ghost?.remove();
    this.ghost = null;
    this.frame.style.scrollSnapType = '';
    return wasDragged;
  }
}

/**
 * Dragging by touch: a finger that rests on a card picks it up, and selects it when it lets go at the same place; a finger that
 * moves immediately scrolls as usual. Near an edge the content scrolls. A second finger, a touch cancelled by the system, or
 * Escape puts the card back.
 *
 * @param frame the element around the columns that scrolls sideways
 * @returns puts the card back
 */
export const touchDrag = (frame: HTMLElement, begin: TouchEvent, dragging: TouchDragging): (() => void) => {
  const touched = touchedBy(begin);
  const drag = touched && new TouchDrag(frame, touched, dragging);
  return () => drag?.cancel();
};
