import { isSecureAddress } from '@nivel/contracts/kernel/secure-address';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { IconButton } from '@nivel/ui/icon-button';
import { CalendarX, Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../area/in-words.ts';
import { meetingsText } from './meetings-text.ts';
import type { Meeting } from './meetings.queries.ts';
import { useMeetingChanges, useMeetingError } from './use-meeting-changes.ts';

interface MeetingItemProps {
  readonly meeting: Meeting;
  readonly mayChange: boolean;
  /** The time zone of this device. */
  readonly zone: string;
  readonly nameOf: (id: string) => string;
  readonly onEdit: () => void;
}

const Place = ({ place }: { readonly place: string }) => {
  const text = meetingsText.useText();
  if (!isSecureAddress(place)) return <p className="wrap-anywhere">{place}</p>;
  return (
    <a href={place} target="_blank" rel="noopener noreferrer" className="text-accent underline">
      {text.join} <span className="sr-only">{text.newTab}</span>
    </a>
  );
};

/** Asks before the meeting is cancelled. */
const CancelDialog = ({ meeting, onClose }: { readonly meeting: Meeting; readonly onClose: () => void }) => {
  const text = meetingsText.useText();
  const { cancel } = useMeetingChanges();
  const inWords = useMeetingError();
  return (
    <ConfirmDialog
      title={text.sure.title}
      description={text.sure.text(meeting.title)}
      action={text.sure.action}
      labels={{ cancel: text.sure.back, close: text.form.close }}
      isBusy={cancel.isPending}
      failure={cancel.isError ? inWords(cancel.error) : undefined}
      onConfirm={() => cancel.mutate(meeting, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
};

/** One meeting: time in this device's zone, place and people. */
export const MeetingItem = ({ meeting, mayChange, zone, nameOf, onEdit }: MeetingItemProps) => {
  const text = meetingsText.useText();
  const [isAsking, setIsAsking] = useState(false);
  const { title, starts_at: startsAt, minutes, place, time, time_zone: itsZone } = meeting;
  const names = [...new Set([meeting.organizer_id, ...meeting.people])].map(nameOf);
  return (
    <li className="flex items-start justify-between gap-3 rounded-md bg-sunken px-3 py-2">
      <div className="flex min-w-0 flex-col">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p>
          <time dateTime={startsAt}>{formatMoment(startsAt)}</time>, {text.minutes(minutes)}
          {itsZone !== zone && ` (${text.inZone(time, itsZone.replaceAll('_', ' '))})`}
        </p>
        {place !== '' && <Place place={place} />}
        <p className="text-sm text-soft wrap-anywhere">{text.with(names.join(', '))}</p>
      </div>
      {mayChange && (
        <div className="flex shrink-0">
          <IconButton label={text.edit(title)} onClick={onEdit}>
            <Pencil aria-hidden="true" size={16} />
          </IconButton>
          <IconButton label={text.cancelMeeting(title)} onClick={() => setIsAsking(true)}>
            <CalendarX aria-hidden="true" size={16} />
          </IconButton>
        </div>
      )}
      {isAsking && <CancelDialog meeting={meeting} onClose={() => setIsAsking(false)} />}
    </li>
  );
};
