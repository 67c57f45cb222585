import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { useSession } from '../../../shell/session/session.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { changeAccount } from '../account-changes.calls.ts';
import { accountsText, errorText } from '../accounts-text.ts';
import { focusFirstError } from '../focus-first-error.ts';
import { FormError } from '../form-error.tsx';
import { joinText } from '../join-text.ts';
import { NameFields, type Names } from '../name-fields.tsx';
import { nameProblem } from '../register-form.ts';
import { useSubmit } from '../use-submit.ts';
import { settingsText } from './settings-text.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const namesOf = ({ user_metadata: data }: SessionUser): Names => ({
  firstName: textOf(data['firstName']),
  lastName: textOf(data['lastName']),
});

/** Whoever has a whole name of its own, which Crico and certificates go by, has it changed with its parts. */
const changesOf = ({ user_metadata: data }: SessionUser, { firstName, lastName }: Names) => {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const isWhole = textOf(data['full_name']).trim() !== '';
  return { ...names, ...(isWhole && { full_name: `${names.firstName} ${names.lastName}` }) };
};

const ProfileForm = ({ user }: { readonly user: SessionUser }) => {
  const text = accountsText.useText();
  const words = { ...joinText.useText(), required: text.required };
  const { profile } = settingsText.useText();
  const known = namesOf(user);
  const [typed, setTyped] = useState<Partial<Names>>({});
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, error, run } = useSubmit();
  const names = { ...known, ...typed };
  const firstName = nameProblem(names.firstName, words);
  const lastName = nameProblem(names.lastName, words);
  const isSame = names.firstName === known.firstName && names.lastName === known.lastName;
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (firstName || lastName) {
      focusFirstError(event.currentTarget);
      return;
    }
    await run(async () => {
      await changeAccount({ data: changesOf(user, names) });
      setTyped({});
      setIsChecked(false);
      notify({ type: 'success', message: profile.saved });
    });
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex max-w-lg flex-col gap-5">
      <NameFields
        names={names}
        errors={isChecked ? { ...(firstName && { firstName }), ...(lastName && { lastName }) } : {}}
        change={(changed) => setTyped({ ...typed, ...changed })}
      />
      <FormError>{error === undefined ? undefined : errorText(text, error)}</FormError>
      <Button type="submit" loading={isBusy} disabled={isSame} className="self-start max-sm:w-full">
        {profile.save}
      </Button>
    </form>
  );
};

/** What whoever is signed in is called, in the school and in Crico. */
export const ProfileSection = () => {
  const { profile } = settingsText.useText();
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  return (
    <SettingsSection id="perfil" title={profile.title} lead={profile.lead}>
      <ProfileForm key={state.user.id} user={state.user} />
    </SettingsSection>
  );
};
