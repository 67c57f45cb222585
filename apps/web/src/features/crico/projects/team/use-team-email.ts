import { ClientError } from '@nivel/client/client-error';
import { useMutation } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { tooManyEmails } from '../../area/too-many-emails.ts';
import type { TeamMessages } from './messages/es-mx.ts';
import { teamText } from './team-text.ts';

export interface EmailDraft {
  /** Another one with each change, so that a repeated request without one is sent once. */
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Why an e-mail did not go. */
export const emailRefusal = ({ email, errors }: TeamMessages, error: unknown): string => {
  const limited = tooManyEmails(error);
  if (limited) return email.tooMany(limited.remaining, limited.when);
  if (!(error instanceof ClientError)) return email.failed;
  return email.errors[error.code] ?? errors[error.code] ?? email.failed;
};

/** Sends an e-mail to members of a project. */
export const useTeamEmail = (projectId: string, onSent: () => void) => {
  const text = teamText.useText().email;
  return useMutation({
    mutationFn: async ({ id, to, subject, text: words }: EmailDraft) =>
      siteClient.invoke('POST send-email', {
        project_id: projectId,
        message_id: id,
        to: [...to],
        subject: subject.trim(),
        text: words.trim(),
      }),
    onSuccess: ({ remaining }, { to }) => {
      notify({ type: 'success', message: text.sent(to.length, remaining) });
      onSent();
    },
  });
};
