import type { ReactNode } from 'react';

interface CascadeBoxProps {
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** Explains why the button is disabled before the box is ticked. */
  readonly reason: string;
  /** The things deleted along. */
  readonly children: ReactNode;
}

/** Confirms what is deleted along with a thing; it is above the button, which is disabled until then. */
export const CascadeBox = ({ isTicked, onTick, reason, children }: CascadeBoxProps) => (
  <>
    <label className="flex min-h-8 items-center gap-2 font-medium pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">{children}</span>
    </label>
    <p role="status" className="text-sm text-soft empty:hidden">
      {!isTicked && reason}
    </p>
  </>
);
