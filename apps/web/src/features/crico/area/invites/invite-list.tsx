import { Button } from '@nivel/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../crico-text.ts';
import type { Invite } from '../data/crico.queries.ts';
import { usePermissions } from '../guard/guard.tsx';
import { errorText, formatMoment } from '../in-words.ts';
import { LoadFailure, LoadingRows } from '../list-states.tsx';
import type { CricoMessages } from '../messages/es-mx.ts';
import { invitesKey, invitesQuery, type InvitePlace } from './invites.queries.ts';

/** Does something about an invite, and reads the list again, also where it was refused: it may be gone. */
const useInviteAct = (act: (id: string) => Promise<unknown>, done: (email: string) => string) => {
  const text = cricoText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Invite) => act(id),
    onSuccess: (_, { email }) => notify({ type: 'success', message: done(email) }),
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
    onSettled: async () => client.invalidateQueries({ queryKey: invitesKey }),
  });
};

/** A person's name, by their id; undefined: they are not known here. */
export type NameOfPerson = (userId: string) => string | undefined;

interface InviteRowProps {
  readonly invite: Invite;
  /** When the list was read, in milliseconds. */
  readonly now: number;
  readonly inviterName: NameOfPerson;
}

const roleOf = (text: CricoMessages, { project_role, organization_role, role }: Invite): string => {
  const inProject = project_role ? text.projectRoles[project_role] : undefined;
  return inProject ?? (organization_role ? text.organizationRoles[organization_role] : text.accountRoles[role]);
};

const InviteRow = ({ invite, now, inviterName }: InviteRowProps) => {
  const text = cricoText.useText();
  const words = text.invites;
  const resend = useInviteAct(async (id) => siteClient.call('resend_crico_invite', { invite_id: id }), words.resent);
  const revoke = useInviteAct(async (id) => siteClient.call('revoke_crico_invite', { invite_id: id }), words.revoked);
  const isExpired = Date.parse(invite.expires_at) <= now;
  const { user_id: me } = usePermissions();
  const inviter = invite.invited_by === me ? words.you : inviterName(invite.invited_by);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium">{invite.email}</p>
        <p className={isExpired ? 'text-sm text-danger' : 'text-sm text-soft'}>
          {roleOf(text, invite)} · {(isExpired ? words.expired : words.expires)(formatMoment(invite.expires_at))}
        </p>
        <p className="text-sm text-soft">{words.sentBy(formatMoment(invite.sent_at), inviter)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={words.resendTo(invite.email)}
          loading={resend.isPending}
          onClick={() => resend.mutate(invite)}
        >
          {words.resend}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.revokeOf(invite.email)}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(invite)}
        >
          {words.revoke}
        </Button>
      </div>
    </li>
  );
};

interface InviteListProps {
  readonly place: InvitePlace;
  readonly inviterName?: NameOfPerson;
}

/** Waiting invites, with the possible actions. */
export const InviteList = ({ place, inviterName = () => undefined }: InviteListProps) => {
  const words = cricoText.useText().invites;
  const { data, dataUpdatedAt, error, refetch } = useQuery(invitesQuery(place));
  if (!data) {
    return error ? (
      <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows />
    );
  }
  if (data.length === 0) return <p className="text-soft">{words.none}</p>;
  return (
    <ul aria-label={words.open} className="divide-y divide-line">
      {data.map((invite) => (
        <InviteRow key={invite.id} invite={invite} now={dataUpdatedAt} inviterName={inviterName} />
      ))}
    </ul>
  );
};
