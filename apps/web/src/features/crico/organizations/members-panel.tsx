import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import type { Member, Organization } from '../area/data/crico.queries.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { errorText } from '../area/in-words.ts';
import { Panel } from '../area/panel.tsx';
import { RemovalDialog } from '../area/succession/removal-dialog.tsx';
import { isSuccessionNeeded, useSuccession } from '../area/succession/use-succession.ts';
import { AddOrganizationMember } from './add-organization-member.tsx';
import { MemberRow, type MemberRole } from './member-row.tsx';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';

const nameOf = ({ user_info: info }: Member): string => info.full_name || info.email;

interface QuestionProps {
  readonly orgId: string;
  readonly member: Member;
  readonly onClose: () => void;
}

const RemoveQuestion = ({ orgId, member, onClose }: QuestionProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const succession = useSuccession();
  const { mutate, isPending, error } = useOrganizationAct(orgId, {
    call: async () =>
      siteClient.call('offboard_member', {
        organization_id: orgId,
        user_id: member.user_id,
        successors: succession.successors,
      }),
    done: () => words.removed,
    after: onClose,
    onRefused: (refusal) => succession.learn(refusal),
  });
  return (
    <RemovalDialog
      title={words.removeTitle(nameOf(member))}
      description={words.removeText}
      action={words.remove}
      succession={succession}
      isBusy={isPending}
      failure={error && !isSuccessionNeeded(error) ? `${words.removeFailed}. ${errorText(text, error)}` : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};

const TransferQuestion = ({ orgId, member, onClose }: QuestionProps) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { mutate, isPending, error } = useOrganizationAct(orgId, {
    call: async () => siteClient.call('transfer_organization', { organization_id: orgId, user_id: member.user_id }),
    done: () => words.transferred(nameOf(member)),
    after: onClose,
    isToldThere: true,
  });
  return (
    <ConfirmDialog
      title={words.transferTitle(nameOf(member))}
      description={words.transferText}
      action={words.transfer}
      labels={text}
      isBusy={isPending}
      failure={error ? errorText(text, error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
};

/** Who sets the limit of members; with a link for that person. */
const SeatsNote = () => {
  const words = organizationsText.useText();
  const text = cricoText.useText();
  const { account_role: role } = usePermissions();
  return (
    <p className="mb-4 text-sm text-soft">
      {words.seatsLimit}{' '}
      {role === 'admin' && (
        <Link to="/crico/admin" hash="organizations" className="text-accent underline">
          {text.adminPanel}
        </Link>
      )}
    </p>
  );
};

interface Asked {
  readonly about: 'remove' | 'transfer';
  readonly member: Member;
}

/** The members of an organization. */
export const MembersPanel = ({ organization }: { readonly organization: Organization }) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { user_id: me } = usePermissions();
  const [asked, setAsked] = useState<Asked>();
  const { id: orgId, members, seats, user_role: mine } = organization;
  const isAdmin = mine === 'owner' || mine === 'admin';
  const change = useOrganizationAct(orgId, {
    call: async ({ member, role }: { readonly member: Member; readonly role: MemberRole }) =>
      siteClient.invoke('PUT organization-members', { orgId, userId: member.user_id, role }),
    done: ({ member, role }) => words.roleChanged(nameOf(member), text.organizationRoles[role]),
  });
  const Question = asked?.about === 'transfer' ? TransferQuestion : RemoveQuestion;
  return (
    <Panel
      id="members"
      title={words.members}
      lead={
        seats !== null ? words.seats(members.length, seats) : (isAdmin ? words.seatsFree : text.members)(members.length)
      }
    >
      {isAdmin && <SeatsNote />}
      {isAdmin && <AddOrganizationMember orgId={orgId} />}
      <ul aria-label={words.members} className="-my-2 divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            organization={organization}
            member={member}
            isMe={member.user_id === me}
            onRole={(role) => change.mutate({ member, role })}
            onTransfer={() => setAsked({ about: 'transfer', member })}
            onRemove={() => setAsked({ about: 'remove', member })}
          />
        ))}
      </ul>
      {asked && <Question orgId={orgId} member={asked.member} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
};
