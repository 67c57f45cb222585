import { useRef, type KeyboardEvent } from 'react';
import { ganttText } from './gantt-text.ts';

const STEP_PX = 16;

interface PanelDividerProps {
  readonly px: number;
  readonly onSize: (px: number) => void;
}

/** Between the list and the chart: dragged, or moved by arrows. */
export const PanelDivider = ({ px, onSize }: PanelDividerProps) => {
  const text = ganttText.useText();
  const from = useRef<number | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSize(px + step);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text.divider}
      aria-valuenow={px}
      aria-valuemin={0}
      aria-valuemax={innerWidth}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        from.current = px - event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => from.current !== null && onSize(from.current + event.clientX)}
      onLostPointerCapture={() => (from.current = null)}
      style={{ left: px }}
      className="absolute inset-y-0 z-30 w-3 -translate-x-1/2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 hover:after:bg-accent focus-visible:after:bg-accent pointer-coarse:w-5"
    />
  );
};
