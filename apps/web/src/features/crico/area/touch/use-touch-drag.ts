import { useEffect, useEffectEvent, type RefObject } from 'react';
import { touchDrag, type TouchDragging } from './touch-drag.ts';

/** Views with columns are dragged in by a finger that rests first; always by the newest `dragging`. */
export const useTouchDrag = (frame: RefObject<HTMLElement | null>, dragging: TouchDragging, mayDrag = true): void => {
  const current = useEffectEvent(() => ({ dragging, mayDrag }));
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let cancel = (): void => undefined;
    const newest: TouchDragging = {
      take: (...taken) => current().dragging.take(...taken),
      over: (...at) => current().dragging.over(...at),
      letGo: () => current().dragging.letGo(),
      choose: (cardId) => current().dragging.choose(cardId),
      putBack: () => current().dragging.putBack(),
    };
    const onTouchStart = (event: TouchEvent): void => {
      cancel();
      if (event.touches.length === 1 && current().mayDrag) cancel = touchDrag(element, event, newest);
    };
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    return () => {
      cancel();
      element.removeEventListener('touchstart', onTouchStart);
    };
  }, [frame]);
};
