import { ClientError } from '@nivel/client/client-error';
import type { InboxPart } from '@nivel/contracts/worker/notification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../language/locale.ts';
import { keepUnread, notificationKeys } from '../notifications/notifications.queries.ts';
import { notify } from '../toasts/toaster.ts';
import { hide, inverseOf, send, type InboxChange } from './inbox-changes.ts';
import { inboxText } from './inbox-text.ts';

interface Said {
  readonly message: string;
  readonly undo: InboxChange | null;
}

/** Changes of notifications in a part of the inbox: at once on the screen, and back where the service refuses it. */
export const useInboxChanges = (part: InboxPart) => {
  const text = inboxText.useText();
  const locale = useLocale();
  const client = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  const inWords = (change: InboxChange, until: string | null | undefined): string => {
    if (change.is === 'all-done') return text.saidAllDone;
    if (change.is === 'done') return text.saidDone(change.ids.length);
    return until
      ? text.saidSnoozed(new Date(until).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }))
      : text.saidOpen;
  };
  const { mutate } = useMutation({
    scope: { id: 'inbox' },
    mutationFn: send,
    onMutate: async (change) => hide(client, part, change),
    onSuccess: ({ unread, until }, change) => {
      keepUnread(client, unread);
      setSaid({ message: inWords(change, until), undo: inverseOf(change, part) });
    },
    onError: (error) =>
      notify({
        type: 'error',
        message: error instanceof ClientError && error.code === 'snooze_out_of_range' ? text.outOfRange : text.failed,
      }),
    onSettled: async () => client.invalidateQueries({ queryKey: notificationKeys.lists }),
  });
  return { change: mutate, said };
};
