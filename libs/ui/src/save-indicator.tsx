import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SaveState } from './save-state.ts';
import { Spinner } from './spinner.tsx';

interface SaveIndicatorProps {
  readonly state: SaveState;
  /** What is kept; said before the words. */
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

/** Says whether what was done is kept, and hides a while after it was, or was not. */
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
    // Said in so many words, because a modal dialog hides whatever does not carry `aria-live` itself.
    <span role="status" aria-live="polite" className="inline-flex items-center gap-1.5 text-sm text-soft">
      {shown && drawings[shown]}
      {shown && what && <span>{what}: </span>}
      {shown && <span>{labels[shown]}</span>}
    </span>
  );
};
