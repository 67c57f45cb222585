import { Button } from '@nivel/ui/button';
import type { TeamMember, TeamRole } from '@nivel/contracts/projects/team-shape';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { AssigneePicker } from '../../area/people/assignee-picker.tsx';
import { RoleSelect } from '../../area/role-select.tsx';
import { teamText } from './team-text.ts';
import { assignableRoles } from './team-member-row.tsx';
import { colleaguesQuery, useAddColleague } from './team.queries.ts';

interface AddColleagueProps {
  readonly projectId: string;
  readonly organizationId: string;
  /** The people who are in the project already. */
  readonly members: readonly TeamMember[];
}

/** Adds a person of the organization to the team, chosen by name; nothing where everybody is in it. */
export const AddColleague = ({ projectId, organizationId, members }: AddColleagueProps) => {
  const text = teamText.useText();
  const area = cricoText.useText();
  const { data: colleagues } = useQuery(colleaguesQuery(organizationId));
  const { mutate, isPending } = useAddColleague(projectId);
  const [chosen, choose] = useState<string | null>(null);
  const [role, setRole] = useState<TeamRole>('member');
  const inTeam = new Set(members.filter((one) => one.team_role !== null).map(({ user_id: id }) => id));
  const offered = (colleagues ?? []).filter(({ id }) => !inTeam.has(id));
  if (offered.length === 0) return null;
  const person = offered.find(({ id }) => id === chosen);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It may be inside another form.
    event.stopPropagation();
    if (person && !isPending) mutate({ person, role }, { onSuccess: () => choose(null) });
  };
  return (
    <form
      noValidate
      aria-label={text.colleague}
      onSubmit={onSubmit}
      className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]"
    >
      <AssigneePicker
        label={text.colleague}
        none={text.noColleague}
        people={offered}
        value={chosen}
        onChange={choose}
      />
      <RoleSelect
        label={area.invites.role}
        value={role}
        roles={assignableRoles}
        names={area.projectRoles}
        onChange={setRole}
      />
      <Button type="submit" size="sm" loading={isPending} disabled={!person} className="sm:mt-[1.6875rem]">
        {text.addColleague}
      </Button>
    </form>
  );
};
