import { ClientError } from '@nivel/client/client-error';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { saveMeeting } from '@nivel/contracts/projects/meetings/save-meeting.operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { tooManyEmails } from '../../area/too-many-emails.ts';
import { meetingsText } from './meetings-text.ts';
import { meetingsQuery, type Meeting } from './meetings.queries.ts';

type MeetingInput = Omit<CallInputOf<typeof saveMeeting>, 'project_id'>;

/** Why something could not be done with a meeting, in words. */
export const useMeetingError = () => {
  const text = meetingsText.useText();
  return (error: unknown): string => {
    const limited = tooManyEmails(error);
    if (limited) return text.tooManyEmails(limited.remaining, limited.when);
    return (error instanceof ClientError ? text.errors[error.code] : undefined) ?? text.unknownError;
  };
};

/** The changes of the open project's meetings; each is shown when the service has accepted it. */
export const useMeetingChanges = () => {
  const text = meetingsText.useText();
  const { id: project_id } = useProject().board.project;
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(meetingsQuery(project_id));
  const save = useMutation({
    mutationFn: async (meeting: MeetingInput) => siteClient.call('save_meeting', { project_id, ...meeting }),
    onSuccess: async ({ title }, { base_version: base }) => {
      notify({ type: 'success', message: base === 0 ? text.scheduled(title) : text.changed(title) });
      await again();
    },
    onError: again,
  });
  const cancel = useMutation({
    mutationFn: async ({ id: meeting_id }: Meeting) => siteClient.call('cancel_meeting', { project_id, meeting_id }),
    onSuccess: async (_, { title }) => {
      notify({ type: 'success', message: text.cancelled(title) });
      await again();
    },
    onError: again,
  });
  return { save, cancel };
};
