import { Button } from '@nivel/ui/button';
import { momentIn, type Hour } from './mentoring.queries.ts';

interface HourListProps {
  readonly label: string;
  readonly hours: readonly Hour[];
  readonly timeZone: string;
  readonly action: string;
  /** The name of an hour's button for screen readers. */
  readonly nameOf: (moment: string, hour: Hour) => string;
  readonly busyId: string | undefined;
  readonly onChoose: (hour: Hour) => void;
}

/** Hours with one thing to do about each. */
export const HourList = ({ label, hours, timeZone, action, nameOf, busyId, onChoose }: HourListProps) => (
  <ul aria-label={label} className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
    {hours.map((hour) => {
      const moment = momentIn(hour.starts_at, timeZone);
      return (
        <li key={hour.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <span className="min-w-0">
            <time dateTime={hour.starts_at} className="font-medium">
              {moment}
            </time>
            {hour.mentor_name !== '' && <span className="text-soft"> · {hour.mentor_name}</span>}
          </span>
          <Button
            variant="secondary"
            aria-label={nameOf(moment, hour)}
            loading={busyId === hour.id}
            disabled={busyId !== undefined && busyId !== hour.id}
            onClick={() => onChoose(hour)}
          >
            {action}
          </Button>
        </li>
      );
    })}
  </ul>
);
