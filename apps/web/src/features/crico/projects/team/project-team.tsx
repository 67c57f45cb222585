import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { AddMember } from './add-member.tsx';
import { TeamMemberRow } from './team-member-row.tsx';
import { teamText } from './team-text.ts';
import { nameOf, teamQuery, useManageTeam } from './team.queries.ts';

interface ProjectTeamProps {
  readonly projectId: string;
  /** Whether the caller may bring people in, give roles, and take people out. */
  readonly mayManage: boolean;
}

/** The team of a project. */
export const ProjectTeam = ({ projectId, mayManage }: ProjectTeamProps) => {
  const text = teamText.useText();
  const { user_id: me } = usePermissions();
  const { data: members, error, refetch } = useQuery(teamQuery(projectId));
  const { mutate, isPending } = useManageTeam(projectId);
  const [leaving, setLeaving] = useState<TeamMember>();
  if (!members && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!members) return <LoadingRows />;
  return (
    <div className="flex flex-col gap-4">
      {mayManage && <AddMember projectId={projectId} />}
      <ul aria-label={text.list} className="-my-2 divide-y divide-line">
        {members.map((member) => (
          <TeamMemberRow
            key={member.user_id}
            member={member}
            isMe={member.user_id === me}
            mayManage={mayManage}
            onRole={(role) => mutate({ member, action: 'update_role', role })}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={text.removeTitle(nameOf(leaving))}
          description={text.removeText}
          action={text.remove}
          labels={text}
          isBusy={isPending}
          failure={undefined}
          onConfirm={() =>
            mutate({ member: leaving, action: 'remove_member' }, { onSettled: () => setLeaving(undefined) })
          }
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
};
