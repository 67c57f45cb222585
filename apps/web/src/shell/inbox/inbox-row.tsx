import { classNames } from '@nivel/ui/class-names';
import { IconButton } from '@nivel/ui/icon-button';
import type { InboxNotification } from '@nivel/contracts/worker/notification';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useLocale } from '../language/locale.ts';
import { internalPath } from '../navigation/internal-path.ts';
import { placeOf } from '../navigation/place-of.ts';
import { actionLook } from './action-look.ts';
import type { InboxChange } from './inbox-changes.ts';
import { inboxText } from './inbox-text.ts';
import { SnoozeMenu } from './snooze-menu.tsx';

interface InboxRowProps {
  readonly notification: InboxNotification;
  readonly onRead: () => void;
  readonly onChange: (change: InboxChange) => void;
}

const titleLook = 'text-left font-medium underline-offset-4 after:absolute after:inset-0 hover:underline';

const Title = ({ notification, onRead }: Pick<InboxRowProps, 'notification' | 'onRead'>) => {
  const said = notification.text[useLocale()];
  const path = internalPath(notification.link);
  // The whole row is the place to press.
  return path ? (
    <Link {...placeOf(path)} data-row onClick={onRead} className={titleLook}>
      {said}
    </Link>
  ) : (
    <button type="button" data-row onClick={onRead} className={titleLook}>
      {said}
    </button>
  );
};

const Actions = ({ notification, onChange }: Pick<InboxRowProps, 'notification' | 'onChange'>) => {
  const text = inboxText.useText();
  const { id, doneAt, snoozedUntil, text: said } = notification;
  const what = said[useLocale()];
  const ids = [id];
  if (doneAt !== null)
    return (
      <IconButton
        label={text.open(what)}
        data-action="done"
        className={actionLook}
        onClick={() => onChange({ is: 'open', ids })}
      >
        <Undo2 aria-hidden="true" size={18} />
      </IconButton>
    );
  return (
    <>
      {snoozedUntil === null ? (
        <SnoozeMenu what={what} onSnooze={(until) => onChange({ is: 'snooze', ids, until })} />
      ) : (
        <IconButton
          label={text.back(what)}
          data-action="snooze"
          className={actionLook}
          onClick={() => onChange({ is: 'snooze', ids, until: null })}
        >
          <Undo2 aria-hidden="true" size={18} />
        </IconButton>
      )}
      <IconButton
        label={text.done(what)}
        data-action="done"
        className={actionLook}
        onClick={() => onChange({ is: 'done', ids })}
      >
        <CircleCheck aria-hidden="true" size={18} />
      </IconButton>
    </>
  );
};

/** A notification, and the possible actions. */
export const InboxRow = ({ notification, onRead, onChange }: InboxRowProps) => {
  const text = inboxText.useText();
  const locale = useLocale();
  const { readAt, createdAt, returnedAt, snoozedUntil } = notification;
  const inWords = (at: string): string =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li
      className={classNames(
        'relative flex items-start gap-2 px-3 py-2.5 has-[[data-row]:focus-visible]:bg-sunken',
        readAt === null && 'bg-accent-soft',
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        {readAt === null && <span className="sr-only">{text.unread}</span>}
        <Title notification={notification} onRead={onRead} />
        <p className="text-sm text-soft">
          {snoozedUntil === null ? (
            <time dateTime={returnedAt ?? createdAt}>{inWords(returnedAt ?? createdAt)}</time>
          ) : (
            text.until(inWords(snoozedUntil))
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <Actions notification={notification} onChange={onChange} />
      </div>
    </li>
  );
};
