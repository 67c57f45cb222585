import { classNames } from './class-names.ts';

const diameters = { sm: 80, md: 120, lg: 160, xl: 200 } as const;
const strokes = {
  green: 'stroke-x100-vivid',
  blue: 'stroke-x200-vivid',
  yellow: 'stroke-x400-vivid',
  red: 'stroke-danger',
  purple: 'stroke-x300-vivid',
} as const;
const textSizes = { sm: 'text-base', md: 'text-2xl', lg: 'text-3xl', xl: 'text-4xl' } as const;

export type RingColor = keyof typeof strokes;

interface ProgressRingProps {
  /** Percent; values outside 0 to 100 are clamped. */
  readonly progress: number;
  /** Diameter: sm 80, md 120, lg 160, xl 200 px. */
  readonly size?: keyof typeof diameters;
  readonly color?: RingColor;
  readonly showText?: boolean;
  /** Replaces the rounded percentage. */
  readonly text?: string;
  readonly 'aria-label': string;
}

/** A ring that fills with progress, with the rounded percentage as its text. */
export const ProgressRing = ({
  progress,
  size = 'md',
  color = 'green',
  showText = true,
  text,
  'aria-label': label,
}: ProgressRingProps) => {
  const percent = Math.min(100, Math.max(0, Number.isFinite(progress) ? progress : 0));
  const rounded = Math.round(percent);
  const diameter = diameters[size];
  const width = Math.round(diameter / 11);
  const radius = (diameter - width) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded}
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: diameter, height: diameter }}
    >
      <svg aria-hidden="true" width={diameter} height={diameter} className="-rotate-90">
        <circle cx="50%" cy="50%" r={radius} fill="none" strokeWidth={width} className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="50%"
            cy="50%"
            r={radius}
            fill="none"
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - percent / 100)}
            className={classNames('transition-[stroke-dashoffset] duration-(--motion-slow)', strokes[color])}
          />
        )}
      </svg>
      {showText && (
        <span
          aria-hidden="true"
          className={classNames('absolute font-heading font-bold tabular-nums', textSizes[size])}
        >
          {text ?? `${rounded}%`}
        </span>
      )}
    </div>
  );
};
