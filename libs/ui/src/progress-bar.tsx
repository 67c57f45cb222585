import { classNames } from './class-names.ts';

interface ProgressBarProps {
  /** Percent; values outside 0 to 100 are clamped. */
  readonly progress: number;
  /** The class of the colour that fills it; the accent unless given. */
  readonly fill?: string;
  /** A thin line from edge to edge, without round ends. */
  readonly isLine?: boolean;
  readonly 'aria-label': string;
}

/** A slim bar for places where a ring is too loud. */
export const ProgressBar = ({
  progress,
  fill = 'bg-accent',
  isLine = false,
  'aria-label': label,
}: ProgressBarProps) => {
  const ends = isLine ? '' : 'rounded-full';
  const percent = Math.min(100, Math.max(0, progress));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={classNames('w-full overflow-hidden bg-line', isLine ? 'h-1' : 'h-2', ends)}
    >
      <div
        className={classNames('h-full transition-[width] duration-(--motion-slow)', ends, fill)}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
};
