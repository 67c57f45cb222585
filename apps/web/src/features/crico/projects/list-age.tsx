import { isTransient } from '../../../shell/calls/is-transient.ts';
import { useOnline } from '../../../shell/live/use-online.ts';
import { formatMoment } from '../area/in-words.ts';
import { projectsText } from './projects-text.ts';

interface ListAgeProps {
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Why it could not be read since; null: it could, or there was no attempt. */
  readonly error: Error | null;
  /** Whether it is this device's copy, because there is no answer yet. */
  readonly isStored: boolean;
}

/** The age of a list that is shown without an answer; nothing where it is as the service has it. */
export const ListAge = ({ readAt, error, isStored }: ListAgeProps) => {
  const text = projectsText.useText();
  const isOnline = useOnline();
  const isOld = !isOnline || isStored || isTransient(error);
  return (
    <p role="status" className={isOld ? 'rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm' : 'sr-only'}>
      {isOld && (isOnline ? text.unansweredAsOf : text.offlineAsOf)(formatMoment(readAt))}
    </p>
  );
};
