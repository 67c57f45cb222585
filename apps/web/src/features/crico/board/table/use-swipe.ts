import { useRef, useState, type PointerEvent } from 'react';
import { limits } from '../../../../limits/limits.ts';

const { mostPx, snapPx } = limits.crico.board.swipe;

/** A row that is swiped to the left with a finger, so that the actions behind it are shown; past the middle it stays open. */
export const useSwipe = () => {
  const start = useRef<{ readonly x: number; readonly y: number; readonly from: number } | null>(null);
  const [offset, setOffset] = useState(0);
  const [isDragged, setIsDragged] = useState(false);
  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY, from: offset };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = start;
    if (!current) return;
    const [across, down] = [event.clientX - current.x, event.clientY - current.y];
    // A finger that moves up or down scrolls.
    if (!isDragged && Math.abs(across) < Math.max(8, Math.abs(down))) return;
    setIsDragged(true);
    setOffset(Math.max(-mostPx, Math.min(0, current.from + across)));
  };
  const onPointerUp = () => {
    if (!start.current) return;
    start.current = null;
    setIsDragged(false);
    setOffset((now) => (now <= -snapPx ? -mostPx : 0));
  };
  return {
    offset,
    isDragged,
    close: () => setOffset(0),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
};
