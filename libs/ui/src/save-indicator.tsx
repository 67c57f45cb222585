import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hidesAfterMs, type SaveState } from './save-state.ts';
import { Spinner } from './spinner.tsx';

interface SaveIndicatorProps {
  readonly state: SaveState;
  readonly labels: Record<Exclude<SaveState, 'idle'>, string>;
}

const drawings = {
  saving: <Spinner size={16} />,
  saved: <CircleCheck aria-hidden="true" size={16} className="text-success" />,
  error: <CircleAlert aria-hidden="true" size={16} className="text-danger" />,
};

/** Says whether what was done is kept. Hides 2 s after saved and 3 s after an error. */
export const SaveIndicator = ({ state, labels }: SaveIndicatorProps) => {
  const [last, setLast] = useState(state);
  const [isHidden, setIsHidden] = useState(false);
  if (last !== state) {
    setLast(state);
    setIsHidden(false);
  }
  useEffect(() => {
    const delay = hidesAfterMs[state];
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => setIsHidden(true), delay);
    return () => clearTimeout(timer);
  }, [state]);
  const shown = state === 'idle' || isHidden ? null : state;
  return (
    // Said in so many words, because a modal dialog hides whatever does not carry `aria-live` itself.
    <span role="status" aria-live="polite" className="inline-flex items-center gap-1.5 text-sm text-soft">
      {shown && drawings[shown]}
      {shown && labels[shown]}
    </span>
  );
};
