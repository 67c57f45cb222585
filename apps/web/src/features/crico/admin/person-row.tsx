import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import type { Person } from '../area/data/crico.queries.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { formatMoment } from '../area/in-words.ts';
import { PersonEntry } from '../area/people/person-entry.tsx';
import { RoleSelect } from '../area/role-select.tsx';
import { adminText } from './admin-text.ts';
import { StepDown } from './step-down.tsx';
import { useChangePerson } from './use-change-person.ts';

const roles = ['user', 'manager', 'admin'] as const;

/** Sends the e-mail with which a person proves their address. */
const useSendProof = ({ user_id: userId, email }: Person) => {
  const words = adminText.useText();
  const failed = () => notify({ type: 'error', message: words.proofFailed });
  return useMutation({
    mutationFn: async () => siteClient.call('send_email_verification', { p_user_id: userId }),
    onSuccess: ({ success, attemptsRemaining, retryAfter }) => {
      if (success) notify({ type: 'success', message: words.proofSent(email, attemptsRemaining) });
      else if (retryAfter === null) failed();
      else notify({ type: 'warning', message: words.proofLater(retryAfter) });
    },
    onError: failed,
  });
};

const PersonActs = ({ person, name, onRemove }: PersonRowProps & { readonly name: string }) => {
  const text = cricoText.useText();
  const words = adminText.useText();
  const role = useChangePerson(person.user_id, (change) =>
    words.roleChanged(name, change.role ? text.accountRoles[change.role] : ''),
  );
  const back = useChangePerson(person.user_id, () => words.takenBack(name));
  const proof = useSendProof(person);
  if (!person.is_active) {
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.takeBackName(name)}
        loading={back.isPending}
        onClick={() => back.mutate({ is_active: true })}
      >
        {words.takeBack}
      </Button>
    );
  }
  return (
    <>
      {!person.email_verified && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.sendProofTo(name)}
          loading={proof.isPending}
          onClick={() => proof.mutate()}
        >
          {words.sendProof}
        </Button>
      )}
      <div className="w-40 max-sm:grow">
        <RoleSelect
          label={words.roleOf(name)}
          isLabelHidden
          value={person.role}
          roles={roles}
          names={text.accountRoles}
          disabled={role.isPending}
          onChange={(chosen) => role.mutate({ role: chosen })}
        />
      </div>
      <Button size="sm" variant="ghost" aria-label={words.removeName(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </>
  );
};

/** The role of the person here, and how to change it. */
const OwnRole = ({ person }: Pick<PersonRowProps, 'person'>) => {
  const text = cricoText.useText();
  const words = adminText.useText();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <span className="text-soft">{text.accountRoles[person.role]}</span>
      <Button size="sm" variant="ghost" onClick={() => setIsLeaving(true)}>
        {words.stepDown}
      </Button>
      {isLeaving && <StepDown person={person} onClose={() => setIsLeaving(false)} />}
    </>
  );
};

interface PersonRowProps {
  readonly person: Person;
  readonly onRemove: () => void;
}

/**
 * A person of Crico: their name, their last visit, and the possible actions. About themselves people can change only that they
 * administrate.
 */
export const PersonRow = ({ person, onRemove }: PersonRowProps) => {
  const words = adminText.useText();
  const isMe = usePermissions().user_id === person.user_id;
  const name = person.full_name || person.email;
  const flags = [!person.email_verified && words.unverified, !person.is_active && words.removedPerson];
  const notes = [
    [person.email, ...flags].filter(Boolean).join(' · '),
    person.last_login ? words.lastLogin(formatMoment(person.last_login)) : words.never,
  ];
  return (
    <PersonEntry
      name={name}
      picture={person.avatar_url}
      userId={person.user_id}
      isMe={isMe}
      isActive={person.is_active}
      notes={notes}
    >
      {isMe ? <OwnRole person={person} /> : <PersonActs person={person} name={name} onRemove={onRemove} />}
    </PersonEntry>
  );
};
