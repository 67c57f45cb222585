import { formatMoment } from '../in-words.ts';
import { scheduleText } from './schedule-text.ts';
import { hoursAway } from './schedule-words.ts';

interface ScheduleTimesProps {
  /** How often it is done, in words. */
  readonly often: string;
  /** Null: it has no date. */
  readonly next: string | null;
  /** Its last result; null: it has not run yet. */
  readonly last: { readonly startedAt: string; readonly outcome: string; readonly hasFailed: boolean } | null;
  /** The moment at which it was as shown, in milliseconds since 1970. */
  readonly now: number;
}

/** When something is done, when next, and what became of it last. */
export const ScheduleTimes = ({ often, next, last, now }: ScheduleTimesProps) => {
  const text = scheduleText.useText();
  return (
    <p className="text-sm wrap-anywhere text-soft">
      {often} ·{' '}
      {next === null ? (
        text.noNext
      ) : (
        <time dateTime={next} title={formatMoment(next)}>
          {text.next(hoursAway(next, now) ?? text.soon)}
        </time>
      )}{' '}
      ·{' '}
      {last === null ? (
        text.never
      ) : (
        <time
          dateTime={last.startedAt}
          title={formatMoment(last.startedAt)}
          className={last.hasFailed ? 'text-danger' : undefined}
        >
          {text.last(last.outcome, hoursAway(last.startedAt, now) ?? text.recently)}
        </time>
      )}
    </p>
  );
};
