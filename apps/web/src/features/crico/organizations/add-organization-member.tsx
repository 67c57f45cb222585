import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import type { Member } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';
import { invitesKey } from '../area/invites/invites.queries.ts';
import { AddressForm } from '../area/people/address-form.tsx';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';

const roles = ['guest', 'member', 'admin'] as const;

/** A person to add as a member. */
interface Addressee {
  readonly email: string;
  readonly role: (typeof roles)[number];
  /** Empties the field for the next address. */
  readonly onTaken: () => void;
}

interface InviteInsteadProps extends Addressee {
  readonly orgId: string;
}

/** Invites an unknown address, with the chosen role. */
const InviteInstead = ({ orgId, email, role, onTaken }: InviteInsteadProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => siteClient.invoke('POST organization-invites', { orgId, email, role }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.invites.sent(email) });
      onTaken();
      await client.invalidateQueries({ queryKey: invitesKey });
    },
    onError: (error) => notify({ type: 'error', title: text.invites.failed, message: errorText(text, error) }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Mail aria-hidden="true" size={16} />}
      className="self-start"
      loading={isPending}
      onClick={() => mutate()}
    >
      {words.inviteInstead(email)}
    </Button>
  );
};

/** Adds a person whom one knows from another place of Crico to an organization: at once, without an invitation. */
export const AddOrganizationMember = ({ orgId }: { readonly orgId: string }) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const [unknown, setUnknown] = useState<Addressee | null>(null);
  const { mutate, isPending, error, reset } = useOrganizationAct(orgId, {
    call: async ({ email, role }: Pick<Addressee, 'email' | 'role'>): Promise<Member> =>
      siteClient.invoke('POST organization-members', { orgId, email, role }),
    done: (_, { user_info: info }) => words.added(info.full_name || info.email),
    isToldThere: true,
  });
  const add = (email: string, role: Addressee['role'], onTaken: () => void) => {
    setUnknown(null);
    mutate(
      { email, role },
      {
        onSuccess: onTaken,
        onError: (refusal) => {
          const isUnknown = refusal instanceof ClientError && refusal.code === 'person_not_found';
          if (isUnknown) setUnknown({ email, role, onTaken });
        },
      },
    );
  };
  const onInvited = () => {
    unknown?.onTaken();
    setUnknown(null);
    reset();
  };
  return (
    <div className="mb-4 flex flex-col gap-3">
      <p className="text-sm text-soft">{words.addLead}</p>
      <AddressForm
        roles={roles}
        names={text.organizationRoles}
        initial="member"
        action={words.add}
        isBusy={isPending}
        failure={error ? errorText(text, error) : undefined}
        onSend={add}
      />
      {unknown && <InviteInstead key={unknown.email} {...unknown} orgId={orgId} onTaken={onInvited} />}
    </div>
  );
};
