import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SaveState } from './save-state.ts';
import { Spinner } from './spinner.tsx';

interface SaveIndicatorProps {
  readonly state: SaveState;
  /** The name of the saved thing; shown before the text. */
  readonly what?: string;
  readonly labels: Record<Exclude<SaveState, 'idle'>, string>;
  /** How long a finished state stays visible, in milliseconds; `saving` stays until it is replaced. */
  readonly hidesAfterMs: Readonly<Record<'saved' | 'error', number>>;
}

const drawings = {
  saving: <Spinner size={16} />,
  saved: <CircleCheck aria-hidden="true" size={16} className="text-success" />,
  error: <CircleAlert aria-hidden="true" size={16} className="text-danger" />,
};

/** Shows whether the change is saved, and disappears a while after it was, or was not. */
export const SaveIndicator = ({ state, what, labels, hidesAfterMs }: SaveIndicatorProps) => {
  const [last, setLast] = useState(state);
  const [isHidden, setIsHidden] = useState(false);
  if (last !== state) {
    setLast(state);
    setIsHidden(false);
  }
  useEffect(() => {
    if (state !== 'saved' && state !== 'error') return undefined;
    const timer = setTimeout(() => setIsHidden(true), hidesAfterMs[state]);
    return () => clearTimeout(timer);
  }, [state, hidesAfterMs]);
  const shown = state === 'idle' || isHidden ? null : state;
  return (
    // Announced explicitly, because a modal dialog hides everything without an `aria-live` of its own.
    <span role="status" aria-live="polite" className="inline-flex items-center gap-1.5 text-sm text-soft">
      {shown && drawings[shown]}
      {shown && what && <span>{what}: </span>}
      {shown && <span>{labels[shown]}</span>}
    </span>
  );
};
