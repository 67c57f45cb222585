import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { PictureForm } from '../../../shell/pictures/picture-form.tsx';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from './crico-text.ts';
import { cricoKey, ownPersonQuery, type Person } from './data/crico.queries.ts';
import { FormError } from './form-error.tsx';
import { errorText } from './in-words.ts';

const useSaveName = (person: Person) => {
  const text = cricoText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) =>
      siteClient.call('update_user_profile', { user_id: person.user_id, full_name: name }),
    onSuccess: ({ full_name: name }) => {
      const renamed: Person = { ...person, full_name: name };
      client.setQueryData(ownPersonQuery(person.user_id).queryKey, renamed);
      notify({ type: 'success', message: text.profile.saved });
    },
  });
};

/** Asks for the e-mail that proves the address. */
const AddressProof = ({ person }: { readonly person: Person }) => {
  const text = cricoText.useText();
  const { data, mutate, isPending, isError } = useMutation({
    mutationFn: async () => siteClient.call('send_email_verification', { p_user_id: person.user_id }),
  });
  if (person.email_verified) return <p className="text-sm text-success">{text.profile.verified}</p>;
  const wait = data?.retryAfter ?? null;
  const isSent = data?.success === true;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-warning">{text.profile.unverified}</p>
      <Button size="sm" variant="secondary" loading={isPending} onClick={() => mutate()}>
        {text.profile.sendProof}
      </Button>
      <div role="status" className="text-sm text-soft">
        {isSent && <p>{text.profile.proofSent(data.attemptsRemaining)}</p>}
        {!isSent && wait !== null && <p>{text.profile.proofLater(wait)}</p>}
        {(isError || (data && !isSent && wait === null)) && <p>{text.profile.proofFailed}</p>}
      </div>
    </div>
  );
};

/** Name and address of the signed-in person. */
export const ProfileForm = ({ person }: { readonly person: Person }) => {
  const text = cricoText.useText();
  const [name, setName] = useState(person.full_name);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useSaveName(person);
  const isBlank = name.trim() === '';
  const client = useQueryClient();
  const onPictured = (avatar_url: string | null) => {
    const pictured: Person = { ...person, avatar_url };
    client.setQueryData(ownPersonQuery(person.user_id).queryKey, pictured);
    // Updates the other places that show this person.
    void client.invalidateQueries({ queryKey: cricoKey });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isBlank && !isPending) mutate(name.trim());
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <div className="min-w-0">
        <p className="truncate font-semibold">{person.full_name}</p>
        <p className="text-sm text-soft">{text.accountRoles[person.role]}</p>
      </div>
      <PictureForm userId={person.user_id} name={person.full_name} picture={person.avatar_url} onChanged={onPictured} />
      <TextField
        label={text.profile.fullName}
        name="full_name"
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isChecked && isBlank ? text.profile.nameRequired : undefined}
      />
      <TextField label={text.profile.email} readOnly value={person.email} hint={text.profile.emailHint} />
      <AddressProof person={person} />
      <FormError>{error ? `${text.profile.failed}. ${errorText(text, error)}` : undefined}</FormError>
      <div className="flex justify-end">
        <Button type="submit" size="sm" loading={isPending} disabled={name === person.full_name}>
          {text.save}
        </Button>
      </div>
    </form>
  );
};
