import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { AddColleague } from './add-colleague.tsx';
import { AddMember } from './add-member.tsx';
import { RemoveMember } from './remove-member.tsx';
import { TeamEmailForm } from './team-email-form.tsx';
import { TeamInvites } from './team-invites.tsx';
import { TeamMemberRow } from './team-member-row.tsx';
import { teamText } from './team-text.ts';
import { teamQuery, useManageTeam } from './team.queries.ts';
import { useLiveTeam } from './use-live-team.ts';

interface ProjectTeamProps {
  readonly projectId: string;
  /** The organization whose people can be chosen by name; null: the project belongs to none. */
  readonly organizationId: string | null;
  /** Whether the caller may bring people in, give roles, and take people out. */
  readonly mayManage: boolean;
  /** Whether the caller may write e-mails to members. */
  readonly mayWrite: boolean;
  /** After the caller has left it; where it is not given they do not leave it here. */
  readonly onLeft?: () => void;
}

/** The team of a project. */
export const ProjectTeam = ({ projectId, organizationId, mayManage, mayWrite, onLeft }: ProjectTeamProps) => {
  const text = teamText.useText();
  const { user_id: me } = usePermissions();
  const { data: members, error, refetch } = useQuery(teamQuery(projectId));
  useLiveTeam(projectId);
  const { mutate } = useManageTeam(projectId);
  const [leaving, setLeaving] = useState<TeamMember>();
  const [isWriting, setIsWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (!members && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!members) return <LoadingRows />;
  const others = members.filter(({ user_id: id, user_info: info }) => id !== me && info.is_active);
  if (isWriting) return <TeamEmailForm projectId={projectId} members={others} onClose={() => setIsWriting(false)} />;
  return (
    <div className="flex flex-col gap-4">
      {mayManage && organizationId && (
        <AddColleague projectId={projectId} organizationId={organizationId} members={members} />
      )}
      {mayManage && <AddMember projectId={projectId} />}
      {mayWrite && others.length > 0 && (
        <Button ref={opener} size="sm" variant="secondary" className="self-start" onClick={() => setIsWriting(true)}>
          <Mail aria-hidden="true" size={16} /> {text.email.open}
        </Button>
      )}
      <ul aria-label={text.list} className="-my-2 divide-y divide-line">
        {members.map((member) => (
          <TeamMemberRow
            key={member.user_id}
            member={member}
            isMe={member.user_id === me}
            mayManage={mayManage}
            mayLeave={onLeft !== undefined}
            onRole={(role) => mutate({ member, role })}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {mayManage && <TeamInvites projectId={projectId} members={members} />}
      {leaving && (
        <RemoveMember
          projectId={projectId}
          member={leaving}
          isMe={leaving.user_id === me}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            if (leaving.user_id === me) onLeft?.();
          }}
        />
      )}
    </div>
  );
};
