import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import type { Member } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';
import { AddressForm } from '../area/people/address-form.tsx';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';

const roles = ['guest', 'member', 'admin'] as const;
type GivenRole = (typeof roles)[number];

/** Takes somebody into an organization whom one knows from another place of Crico: at once, without an invitation. */
export const AddOrganizationMember = ({ orgId }: { readonly orgId: string }) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { mutate, isPending, error } = useOrganizationAct(orgId, {
    call: async ({ email, role }: { readonly email: string; readonly role: GivenRole }): Promise<Member> =>
      siteClient.invoke('POST organization-members', { orgId, email, role }),
    done: (_, { user_info: info }) => words.added(info.full_name || info.email),
    isToldThere: true,
  });
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
        onSend={(email, role, onTaken) => mutate({ email, role }, { onSuccess: onTaken })}
      />
    </div>
  );
};
