import type { TeamMember, TeamRole } from '@nivel/contracts/projects/team-shape';
import { Button } from '@nivel/ui/button';
import { cricoText } from '../../area/crico-text.ts';
import { PersonEntry } from '../../area/people/person-entry.tsx';
import { RoleBadges } from '../../area/people/role-badges.tsx';
import { RoleSelect } from '../../area/role-select.tsx';
import { teamText } from './team-text.ts';
import { nameOf } from './team.queries.ts';

/** Sorted from the weakest role. */
export const assignableRoles = ['guest', 'member', 'lead', 'director'] as const satisfies readonly TeamRole[];

interface TeamMemberRowProps {
  readonly member: TeamMember;
  readonly isMe: boolean;
  /** Whether the caller may give roles and take people out. */
  readonly mayManage: boolean;
  /** Whether the viewer may leave here. */
  readonly mayLeave: boolean;
  readonly onRole: (role: TeamRole) => void;
  readonly onRemove: () => void;
}

/** A person of a team: their name, their role, and the possible actions. */
export const TeamMemberRow = ({ member, isMe, mayManage, mayLeave, onRole, onRemove }: TeamMemberRowProps) => {
  const text = teamText.useText();
  const { projectRoles } = cricoText.useText();
  const { email, avatar_url: picture, is_active: isActive } = member.user_info;
  const name = nameOf(member);
  const isManaged = mayManage && !isMe && member.team_role !== null;
  const note = isActive ? (member.team_role === null ? text.fromOrganization : undefined) : text.inactive;
  return (
    <PersonEntry
      name={name}
      picture={picture}
      isMe={isMe}
      isActive={isActive}
      notes={[[email, note].filter(Boolean).join(' · ')]}
    >
      {isManaged && member.team_role !== null ? (
        <>
          <div className="w-36 max-sm:grow">
            <RoleSelect
              label={text.roleOf(name)}
              isLabelHidden
              value={member.team_role}
              roles={assignableRoles}
              names={projectRoles}
              onChange={onRole}
            />
          </div>
          <Button size="sm" variant="ghost" aria-label={text.removeName(name)} onClick={onRemove}>
            {text.remove}
          </Button>
        </>
      ) : (
        <RoleBadges roles={member.role.split(', ')} />
      )}
      {isMe && mayLeave && member.team_role !== null && (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {text.leave}
        </Button>
      )}
    </PersonEntry>
  );
};
