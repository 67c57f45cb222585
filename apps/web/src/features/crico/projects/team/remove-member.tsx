import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { useMutation } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { RemovalDialog } from '../../area/succession/removal-dialog.tsx';
import { isSuccessionNeeded, useSuccession } from '../../area/succession/use-succession.ts';
import { teamText } from './team-text.ts';
import { nameOf, useFreshTeam, wordsOf } from './team.queries.ts';

interface RemoveMemberProps {
  readonly projectId: string;
  readonly member: TeamMember;
  /** Whether it is the caller: they leave. */
  readonly isMe: boolean;
  readonly onClose: () => void;
  /** After it was done. */
  readonly onDone: () => void;
}

/** Asks before a person is removed from the team of a project, or leaves it; its only director names who follows. */
export const RemoveMember = ({ projectId, member, isMe, onClose, onDone }: RemoveMemberProps) => {
  const text = teamText.useText();
  const refresh = useFreshTeam(projectId);
  const succession = useSuccession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (successorId?: string) =>
      siteClient.call('manage_crico_project_team', {
        project_id_param: projectId,
        action_param: 'remove_member',
        user_data_param: { user_id: member.user_id, ...(successorId && { successor_id: successorId }) },
      }),
    onSuccess: () => {
      notify({ type: 'success', message: isMe ? text.left : text.removed });
      onDone();
    },
    onError: (refusal) => succession.learn(refusal),
    onSettled: refresh,
  });
  const failure = error && !isSuccessionNeeded(error) ? `${text.removeFailed}. ${wordsOf(text, error, '')}` : undefined;
  return (
    <RemovalDialog
      title={isMe ? text.leaveTitle : text.removeTitle(nameOf(member))}
      description={isMe ? text.leaveText : text.removeText}
      action={isMe ? text.leave : text.remove}
      succession={succession}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => mutate(succession.chosen[projectId])}
      onCancel={onClose}
    />
  );
};
