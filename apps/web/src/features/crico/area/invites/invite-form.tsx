import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import { errorText } from '../in-words.ts';
import { AddressForm } from '../people/address-form.tsx';
import { invitesKey } from './invites.queries.ts';

interface InviteFormProps<Role extends string> {
  /** Sorted from the weakest role; the first is preselected. */
  readonly roles: readonly [Role, ...Role[]];
  readonly names: Readonly<Record<Role, string>>;
  readonly initial: Role;
  readonly send: (email: string, role: Role) => Promise<unknown>;
}

/** Invites an address with a role. */
export const InviteForm = <Role extends string>({ send, ...rest }: InviteFormProps<Role>) => {
  const text = cricoText.useText();
  const words = text.invites;
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ email, role }: { readonly email: string; readonly role: Role }) => send(email, role),
    onSuccess: async (_, { email }) => {
      notify({ type: 'success', message: words.sent(email) });
      await client.invalidateQueries({ queryKey: invitesKey });
    },
  });
  return (
    <div className="mb-4">
      <AddressForm
        {...rest}
        action={words.send}
        isBusy={isPending}
        failure={error ? `${words.failed}. ${errorText(text, error)}` : undefined}
        onSend={(email, role, onTaken) => mutate({ email, role }, { onSuccess: onTaken })}
      />
    </div>
  );
};
