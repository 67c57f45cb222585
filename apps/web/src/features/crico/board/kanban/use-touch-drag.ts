import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBoard } from '../board-context.ts';
import { touchDrag, type TouchDragging } from '../../area/touch/touch-drag.ts';
import { useDragged } from './use-dragged.ts';

/** Cards are dragged by a finger that rests on them first. */
export const useTouchDrag = (frame: RefObject<HTMLElement | null>): void => {
  const { actions } = useBoard();
  const dragged = useDragged();
  const take = useEffectEvent((...taken: Parameters<TouchDragging['take']>) => dragged.take(...taken));
  const over = useEffectEvent((...at: Parameters<TouchDragging['over']>) => dragged.over(...at));
  const letGo = useEffectEvent(() => dragged.letGo());
  const choose = useEffectEvent((cardId: string) => dragged.choose(cardId));
  const putBack = useEffectEvent(() => dragged.putBack());
  const mayDrag = useEffectEvent(() => actions.mayChange);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let cancel = (): void => undefined;
    const dragging: TouchDragging = {
      take: (...taken) => take(...taken),
      over: (...at) => over(...at),
      letGo: () => letGo(),
      choose: (cardId) => choose(cardId),
      putBack: () => putBack(),
    };
    const onTouchStart = (event: TouchEvent): void => {
      cancel();
      if (event.touches.length === 1 && mayDrag()) cancel = touchDrag(element, event, dragging);
    };
    element.addEventListener('touchstart', onTouchStart, { passive: true });
    return () => {
      cancel();
      element.removeEventListener('touchstart', onTouchStart);
    };
  }, [frame]);
};
