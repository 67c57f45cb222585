import { Check, Circle } from 'lucide-react';
import { classNames } from './class-names.ts';

interface StrengthMeterProps {
  /** 0 (nothing yet) to 4 (strong). */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly label: string;
  /** The score in a word. */
  readonly word: string;
  readonly rules: readonly { readonly text: string; readonly isMet: boolean; readonly metLabel: string }[];
}

const fills = ['bg-line', 'bg-danger', 'bg-warning', 'bg-info', 'bg-success'];

/** The strength of a password, as bars, as a word, and as the rules it meets so far. */
export const StrengthMeter = ({ score, label, word, rules }: StrengthMeterProps) => (
  <div className="flex flex-col gap-2">
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={score}
      aria-valuetext={word}
      className="flex items-center gap-1.5"
    >
      {[1, 2, 3, 4].map((bar) => (
        <span key={bar} className={classNames('h-1.5 flex-1 rounded-full', bar <= score ? fills[score] : 'bg-line')} />
      ))}
      <span aria-hidden="true" className="min-w-20 text-right text-sm font-medium">
        {word}
      </span>
    </div>
    <ul className="flex flex-col gap-1 text-sm">
      {rules.map((rule) => (
        <li
          key={rule.text}
          className={classNames('flex items-center gap-2', rule.isMet ? 'text-success' : 'text-soft')}
        >
          {rule.isMet ? <Check aria-hidden="true" size={16} /> : <Circle aria-hidden="true" size={16} />}
          <span>
            {rule.text}
            {rule.isMet && <span className="sr-only"> ({rule.metLabel})</span>}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
