import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { cricoText } from '../../area/crico-text.ts';
import { InviteList } from '../../area/invites/invite-list.tsx';
import { nameOf } from './team.queries.ts';

interface TeamInvitesProps {
  readonly projectId: string;
  readonly members: readonly TeamMember[];
}

/** The people who are invited to a project and have not accepted. */
export const TeamInvites = ({ projectId, members }: TeamInvitesProps) => {
  const words = cricoText.useText().invites;
  const names = new Map(members.map((member) => [member.user_id, nameOf(member)]));
  return (
    <section aria-labelledby="team-invites" className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 id="team-invites" className="text-base">
        {words.open}
      </h3>
      <InviteList place={{ projectId }} inviterName={(id) => names.get(id)} />
    </section>
  );
};
