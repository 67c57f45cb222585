import { Button } from '@nivel/ui/button';
import { cricoText } from '../area/crico-text.ts';
import type { Member, Organization } from '../area/data/crico.queries.ts';
import { PersonEntry } from '../area/people/person-entry.tsx';
import { RoleSelect } from '../area/role-select.tsx';
import { organizationsText } from './organizations-text.ts';
import { canRemove, givableRoles } from './member-rights.ts';

export type MemberRole = Member['role'];

interface MemberRowProps {
  readonly organization: Organization;
  readonly member: Member;
  readonly isMe: boolean;
  readonly onRole: (role: MemberRole) => void;
  readonly onTransfer: () => void;
  readonly onRemove: () => void;
}

/** A member: their name, their role, and the possible actions. */
export const MemberRow = ({ organization, member, isMe, onRole, onTransfer, onRemove }: MemberRowProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { full_name: name, email, avatar_url: picture, is_active: isActive } = member.user_info;
  const shown = name || email;
  const mine = organization.user_role;
  const roles = isMe ? [] : givableRoles(mine, member.role);
  return (
    <PersonEntry
      name={shown}
      picture={picture}
      userId={member.user_id}
      isMe={isMe}
      isActive={isActive}
      notes={[isActive ? email : `${email} · ${words.inactive}`]}
    >
      {roles.length > 0 ? (
        <div className="w-40 max-sm:grow">
          <RoleSelect
            label={words.roleOf(shown)}
            isLabelHidden
            value={member.role}
            roles={roles}
            names={text.organizationRoles}
            onChange={onRole}
          />
        </div>
      ) : (
        <span className="text-soft">{text.organizationRoles[member.role]}</span>
      )}
      {mine === 'owner' && !isMe && isActive && member.role !== 'owner' && (
        <Button size="sm" variant="ghost" aria-label={words.transferName(shown)} onClick={onTransfer}>
          {words.transfer}
        </Button>
      )}
      {!isMe && canRemove(mine, member.role) && (
        <Button size="sm" variant="ghost" aria-label={words.removeName(shown)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </PersonEntry>
  );
};
