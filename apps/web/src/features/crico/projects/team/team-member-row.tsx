import type { TeamMember, TeamRole } from '@nivel/contracts/projects/team-shape';
import { Button } from '@nivel/ui/button';
import { Avatar } from '../../area/avatar.tsx';
import { cricoText } from '../../area/crico-text.ts';
import { RoleBadges } from '../../area/people/role-badges.tsx';
import { RoleSelect } from '../../area/role-select.tsx';
import { teamText } from './team-text.ts';
import { nameOf } from './team.queries.ts';

/** From the least to the most. */
export const givenRoles = ['guest', 'member', 'lead', 'director'] as const satisfies readonly TeamRole[];

interface TeamMemberRowProps {
  readonly member: TeamMember;
  readonly isMe: boolean;
  /** Whether the caller may give roles and take people out. */
  readonly mayManage: boolean;
  readonly onRole: (role: TeamRole) => void;
  readonly onRemove: () => void;
}

/** Somebody of a team: who they are, what they are in it, and what may be done about it. */
export const TeamMemberRow = ({ member, isMe, mayManage, onRole, onRemove }: TeamMemberRowProps) => {
  const text = teamText.useText();
  const { projectRoles } = cricoText.useText();
  const { email, is_active: isActive } = member.user_info;
  const name = nameOf(member);
  const isManaged = mayManage && !isMe && member.team_role !== null;
  const note = isActive ? (member.team_role === null ? text.fromOrganization : undefined) : text.inactive;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className={`truncate font-medium ${isActive ? '' : 'line-through'}`}>
            {name} {isMe && <span className="font-normal text-soft">({text.you})</span>}
          </p>
          <p className="truncate text-sm text-soft">{[email, note].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {isManaged && member.team_role !== null ? (
        <div className="flex items-center gap-2">
          <div className="w-36">
            <RoleSelect
              label={text.roleOf(name)}
              isLabelHidden
              value={member.team_role}
              roles={givenRoles}
              names={projectRoles}
              onChange={onRole}
            />
          </div>
          <Button size="sm" variant="ghost" aria-label={text.removeName(name)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      ) : (
        <RoleBadges roles={member.role.split(', ')} />
      )}
    </li>
  );
};
