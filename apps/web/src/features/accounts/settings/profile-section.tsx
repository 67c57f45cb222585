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
import { NameFields } from '../name-fields.tsx';
import { ProfileFields } from '../register-fields.tsx';
import { nameProblem } from '../register-form.ts';
import { useSubmit } from '../use-submit.ts';
import { accountDataOf, changedFields, profileOf, type Profile } from './profile-form.ts';
import { settingsText } from './settings-text.ts';

const ProfileForm = ({ user }: { readonly user: SessionUser }) => {
  const text = accountsText.useText();
  const words = { ...joinText.useText(), required: text.required };
  const { profile: own } = settingsText.useText();
  const known = profileOf(user);
  const [typed, setTyped] = useState<Partial<Profile>>({});
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, error, run } = useSubmit();
  const profile = { ...known, ...typed };
  const changed = changedFields(known, profile);
  const firstName = nameProblem(profile.firstName, words);
  const lastName = nameProblem(profile.lastName, words);
  const change = (values: Partial<Profile>) => setTyped({ ...typed, ...values });
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (firstName || lastName) {
      focusFirstError(event.currentTarget);
      return;
    }
    await run(async () => {
      await changeAccount({ data: accountDataOf(user, profile, changed) });
      setTyped({});
      setIsChecked(false);
      notify({ type: 'success', message: own.saved });
    });
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex max-w-lg flex-col gap-5">
      <NameFields
        names={profile}
        errors={isChecked ? { ...(firstName && { firstName }), ...(lastName && { lastName }) } : {}}
        change={change}
      />
      <ProfileFields form={profile} change={change} />
      <FormError>
        {error === undefined ? undefined : errorText({ ...text, errors: { ...text.errors, ...own.errors } }, error)}
      </FormError>
      <Button
        type="submit"
        loading={isBusy}
        disabled={Object.keys(changed).length === 0}
        className="self-start max-sm:w-full"
      >
        {own.save}
      </Button>
    </form>
  );
};

/** Personal data: the name that the school and Crico show, and the learner's sign-up data about themselves. */
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
