import { classNames } from './class-names.ts';

interface ProgressBarProps {
  /** Percent; what lies outside 0 to 100 is clamped. */
  readonly progress: number;
  /** The class of the colour that fills it; the accent unless given. */
  readonly fill?: string;
  readonly 'aria-label': string;
}

/** A slim bar for places where a ring is too loud. */
export const ProgressBar = ({ progress, fill = 'bg-accent', 'aria-label': label }: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, progress));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className="h-2 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={classNames('h-full rounded-full transition-[width] duration-(--motion-slow)', fill)}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
};
