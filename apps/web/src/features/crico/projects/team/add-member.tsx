import { cricoText } from '../../area/crico-text.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { AddressForm } from '../../area/people/address-form.tsx';
import { teamText } from './team-text.ts';
import { assignableRoles } from './team-member-row.tsx';
import { useAddToTeam } from './team.queries.ts';

/** Adds a person to the team by their address. */
export const AddMember = ({ projectId }: { readonly projectId: string }) => {
  const text = teamText.useText();
  const { projectRoles } = cricoText.useText();
  const { user_id: me } = usePermissions();
  const { mutate, isPending } = useAddToTeam(projectId, me);
  return (
    <AddressForm
      roles={assignableRoles}
      names={projectRoles}
      initial="member"
      action={text.add}
      isBusy={isPending}
      onSend={(email, role, onTaken) => mutate({ email, role }, { onSuccess: onTaken })}
    />
  );
};
