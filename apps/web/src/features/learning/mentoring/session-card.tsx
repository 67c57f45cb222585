import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { CalendarPlus, Video } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { downloadFile } from '../../../shell/files/download-file.ts';
import { Markdown } from '../area/markdown/markdown.tsx';
import { mentoringText } from './mentoring-text.ts';
import { momentIn, useMentoringChange, type Session } from './mentoring.queries.ts';

/** A file for the calendar of the device, made without a request. */
const saveCalendar = ({ id, ics }: Session): void => downloadFile(`nivel-${id}.ics`, ics, 'text/calendar');

const CancelButton = ({ session }: { readonly session: Session }) => {
  const text = mentoringText.useText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMentoringChange(
    async () => siteClient.call('cancel_mentoring_session', { session_id: session.id }),
    () => text.cancelledDone,
  );
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {text.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.cancelTitle}
          description={text.cancelText}
          action={text.cancel}
          labels={{ cancel: text.keep, close: text.close }}
          size="md"
          isBusy={isPending}
          failure={undefined}
          onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

interface SessionCardProps {
  readonly session: Session;
  readonly timeZone: string;
  /** The actions of one side only, such as moving it. */
  readonly acts?: ReactNode;
  /** The content below, such as a form for notes. */
  readonly children?: ReactNode;
}

/** A session: when, with whom, where, and what can still be changed. */
export const SessionCard = ({ session, timeZone, acts, children }: SessionCardProps) => {
  const text = mentoringText.useText();
  const { id, starts_at: startsAt, with_name: name, topic, notes, call_link: link } = session;
  const { is_cancelled: isCancelled, is_changeable: isChangeable } = session;
  return (
    <li id={id} className="scroll-mt-20 rounded-lg border border-line bg-raised p-5">
      <h3 className="text-lg">
        {text.with(name)}
        {isCancelled && <span className="ml-2 text-base font-semibold text-danger">{text.cancelled}</span>}
      </h3>
      <p className={isCancelled ? 'text-soft line-through' : 'font-medium'}>
        <time dateTime={startsAt}>{momentIn(startsAt, timeZone)}</time>
      </p>
      {topic !== '' && <p className="mt-1 wrap-anywhere text-soft">{topic}</p>}
      {!isCancelled && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {link === null ? (
            <p className="text-soft">{text.noCall}</p>
          ) : (
            <a href={link} target="_blank" rel="noopener noreferrer" className={buttonLook({})}>
              <Video aria-hidden="true" size={18} />
              {text.join}
            </a>
          )}
          <Button
            variant="secondary"
            icon={<CalendarPlus aria-hidden="true" size={18} />}
            onClick={() => saveCalendar(session)}
          >
            {text.calendar}
          </Button>
          {isChangeable && acts}
          {isChangeable && <CancelButton session={session} />}
        </div>
      )}
      {notes !== '' && (
        <div className="mt-4 border-t border-line pt-3 wrap-anywhere">
          <h4 className="font-semibold">{text.notes}</h4>
          <Markdown source={notes} />
        </div>
      )}
      {children}
    </li>
  );
};
