import { queryOptions, useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { version } from '../../../../shell/version.ts';
import { cricoKey } from '../data/crico.queries.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { helpText } from './help-text.ts';

/** The service takes no longer path. */
const LONGEST_PAGE = 200;

export const supportQuery = () =>
  queryOptions({ queryKey: [...cricoKey, 'support'], queryFn: async () => siteClient.call('read_support', {}) });

export interface SupportDraft {
  /** Another one with each change, so that a repeated request without one is sent once. */
  readonly id: string;
  readonly userId: string;
  readonly subject: string;
  readonly text: string;
}

/** A person's unsent text; it outlives the dialog. */
const draft = createStore<SupportDraft | null>(null);

export const useSupportDraft = (userId: string) => {
  const kept = draft.use();
  const { subject = '', text = '', id = '' } = kept?.userId === userId ? kept : {};
  const change = (values: Partial<Pick<SupportDraft, 'subject' | 'text'>>) =>
    draft.write({ userId, subject, text, ...values, id: uuidv7() });
  return { id, subject, text, change };
};

/** Sends the typed text to support; it is forgotten once it has gone. */
export const useAskSupport = () => {
  const text = helpText.useText();
  const page = useLocation({ select: ({ pathname }) => pathname });
  return useMutation({
    mutationFn: async ({ id, subject, text: words }: Omit<SupportDraft, 'userId'>) =>
      siteClient.call('ask_support', {
        ...{ message_id: id, subject: subject.trim(), text: words.trim(), version },
        page: page.slice(0, LONGEST_PAGE),
      }),
    onSuccess: (_, { id }) => {
      notify({ type: 'success', message: text.sent });
      if (draft.read()?.id === id) draft.write(null);
    },
  });
};
