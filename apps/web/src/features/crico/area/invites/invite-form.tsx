import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { FormError } from '../form-error.tsx';
import { errorText } from '../in-words.ts';
import { RoleSelect } from '../role-select.tsx';
import { invitesQuery } from './invites.queries.ts';

interface InviteFormProps<Role extends string> {
  /** From the least to the most; the first is chosen. */
  readonly roles: readonly [Role, ...Role[]];
  readonly names: Readonly<Record<Role, string>>;
  readonly initial: Role;
  readonly send: (email: string, role: Role) => Promise<unknown>;
}

/** Invites an address with a role. */
export const InviteForm = <Role extends string>({ roles, names, initial, send }: InviteFormProps<Role>) => {
  const text = cricoText.useText();
  const words = text.invites;
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(email.trim(), role),
    onSuccess: async () => {
      notify({ type: 'success', message: words.sent(email.trim()) });
      setEmail('');
      setIsChecked(false);
      field.current?.focus();
      await client.invalidateQueries({ queryKey: invitesQuery(null).queryKey.slice(0, 2) });
    },
  });
  const address = email.trim();
  const problem =
    address === '' ? words.emailRequired : /^\S+@\S+\.\S+$/.test(address) ? undefined : words.emailInvalid;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mb-4 flex flex-col gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_10rem_auto]">
        <TextField
          ref={field}
          label={words.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked ? problem : undefined}
        />
        <RoleSelect label={words.role} value={role} roles={roles} names={names} onChange={setRole} />
        <Button type="submit" size="sm" loading={isPending} className="sm:mt-[1.6875rem]">
          {words.send}
        </Button>
      </div>
      <FormError>{error ? `${words.failed}. ${errorText(text, error)}` : undefined}</FormError>
    </form>
  );
};
