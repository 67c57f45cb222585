import { Check, Snowflake } from 'lucide-react';
import { classNames } from '@nivel/ui/class-names';

export interface StreakDay {
  /** One or two letters of the weekday. */
  readonly short: string;
  /** The weekday and its state in words. */
  readonly label: string;
  readonly state: 'done' | 'frozen' | 'missed' | 'today' | 'future';
}

const looks: Record<StreakDay['state'], string> = {
  done: 'bg-x400-vivid text-axo-ink',
  frozen: 'bg-info-soft text-info border-2 border-info',
  missed: 'bg-sunken text-soft border border-line-strong',
  today: 'bg-raised text-text border-2 border-dashed border-accent',
  future: 'bg-sunken text-soft',
};

/** This week's seven days of learning. */
export const StreakWeek = ({ days, label }: { readonly days: readonly StreakDay[]; readonly label: string }) => (
  <ol aria-label={label} className="grid grid-cols-7 gap-1.5">
    {days.map((day) => (
      <li key={day.label} className="flex flex-col items-center gap-1">
        <span aria-hidden="true" className="text-xs font-medium text-soft">
          {day.short}
        </span>
        <span
          className={classNames('grid aspect-square w-full max-w-10 place-items-center rounded-full', looks[day.state])}
        >
          {day.state === 'done' && <Check aria-hidden="true" size={18} strokeWidth={3} />}
          {day.state === 'frozen' && <Snowflake aria-hidden="true" size={18} />}
          <span className="sr-only">{day.label}</span>
        </span>
      </li>
    ))}
  </ol>
);
