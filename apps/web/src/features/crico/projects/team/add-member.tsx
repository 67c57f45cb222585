import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { RoleSelect } from '../../area/role-select.tsx';
import { teamText } from './team-text.ts';
import { givenRoles } from './team-member-row.tsx';
import { useAddToTeam } from './team.queries.ts';

/** Brings somebody into the team by their address. */
export const AddMember = ({ projectId }: { readonly projectId: string }) => {
  const text = teamText.useText();
  const { projectRoles } = cricoText.useText();
  const { user_id: me } = usePermissions();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>('member');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useAddToTeam(projectId, me);
  const address = email.trim();
  const problem = address === '' ? text.emailRequired : /^\S+@\S+\.\S+$/.test(address) ? undefined : text.emailInvalid;
  const onAdded = () => {
    setEmail('');
    setIsChecked(false);
    field.current?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The settings around it are a form of their own.
    event.stopPropagation();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else if (!isPending) mutate({ email: address, role }, { onSuccess: onAdded });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-[1fr_9rem_auto]">
      <TextField
        ref={field}
        label={text.email}
        name="email"
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isChecked ? problem : undefined}
      />
      <RoleSelect label={text.role} value={role} roles={givenRoles} names={projectRoles} onChange={setRole} />
      <Button type="submit" size="sm" loading={isPending} className="sm:mt-[1.6875rem]">
        {text.add}
      </Button>
    </form>
  );
};
