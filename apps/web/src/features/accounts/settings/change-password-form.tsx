import { ClientError } from '@nivel/client/client-error';
import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { Button } from '@nivel/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { AccountPasswordField } from '../account-password-field.tsx';
import { accountsText } from '../accounts-text.ts';
import { changeAccount, requestReauthentication } from '../account-changes.calls.ts';
import { focusFirstError } from '../focus-first-error.ts';
import { FormError } from '../form-error.tsx';
import { joinText, passwordErrorText } from '../join-text.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { assessPassword } from '../password-strength.ts';
import { useSubmit } from '../use-submit.ts';
import { eventsQuery, sessionsQuery } from './account.queries.ts';
import { ReauthenticationField } from './reauthentication-field.tsx';
import { settingsText } from './settings-text.ts';

const empty = { current: '', next: '', code: '' };
type Field = keyof typeof empty;

/** The field that a refusal is about. */
const fieldOf: Readonly<Record<string, Field>> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  weak_password: 'next',
  same_password: 'next',
  reauthentication_not_valid: 'code',
};

const refusedField = (error: unknown): Field | undefined =>
  error instanceof ClientError ? fieldOf[error.code] : undefined;

const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'reauthentication_needed';

/** The form while it is filled in and sent. A refusal of the service is shown until the field is changed. */
const useChangePassword = (ownWords: readonly string[]) => {
  const client = useQueryClient();
  const text = accountsText.useText();
  const words = joinText.useText();
  const { isBusy, error, setError, run } = useSubmit();
  const [form, setForm] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const { broken } = assessPassword(form.next, ownWords);
  const missing = {
    current: form.current === '' ? text.required : undefined,
    next: form.next === '' ? text.required : broken && words.rules[broken],
    code: isCodeAsked && !/^\d{6}$/.test(form.code) ? words.codeInvalid : undefined,
  };
  const refused = refusedField(error);
  const told = (field: Field) =>
    refused === field ? passwordErrorText(words, text, error) : isChecked ? missing[field] : undefined;
  const change = (values: Partial<typeof empty>) => {
    setError(undefined);
    setIsSaved(false);
    setForm({ ...form, ...values });
  };
  const save = () =>
    run(async () => {
      const nonce = isCodeAsked ? { nonce: form.code } : {};
      try {
        await changeAccount({ password: form.next, current_password: form.current, ...nonce });
      } catch (failure) {
        if (!isCodeNeeded(failure)) throw failure;
        setIsCodeAsked(true);
        setIsChecked(false);
        await requestReauthentication();
        return;
      }
      setForm(empty);
      setIsChecked(false);
      setIsCodeAsked(false);
      setIsSaved(true);
      await Promise.all([client.invalidateQueries(sessionsQuery()), client.invalidateQueries(eventsQuery())]);
    });
  const isBroken = Boolean(missing.current ?? missing.next ?? missing.code);
  const failure = error && !refused ? passwordErrorText(words, text, error) : undefined;
  const state = { isBusy, isBroken, isSaved, isCodeAsked, failure };
  return { form, change, told, ...state, check: () => setIsChecked(true), save };
};

/** Changes the password of a person who knows the present one. */
export const ChangePasswordForm = ({ user }: { readonly user: SessionUser }) => {
  const words = joinText.useText();
  const own = settingsText.useText().password;
  const ownWords = ownWordsOf(user.email, user.user_metadata);
  const { form, change, told, check, save, ...state } = useChangePassword(ownWords);
  const { isBusy, isBroken, isSaved, isCodeAsked, failure } = state;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check();
    const { currentTarget } = event;
    if (isBroken) focusFirstError(currentTarget);
    else void save().then(() => focusFirstError(currentTarget));
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-lg flex-col gap-5">
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <AccountPasswordField
        label={own.current}
        name="current-password"
        autoComplete="current-password"
        value={form.current}
        onChange={(event) => change({ current: event.target.value })}
        error={told('current')}
      />
      <NewPasswordField
        label={words.newPassword}
        value={form.next}
        onChange={(next) => change({ next })}
        ownWords={ownWords}
        error={told('next')}
      />
      {isCodeAsked && (
        <ReauthenticationField
          lead={own.reauthenticate(user.email)}
          value={form.code}
          onChange={(code) => change({ code })}
          error={told('code')}
        />
      )}
      <div>
        <FormError>{failure}</FormError>
        <div role="status">
          {isSaved && <p className="rounded-md bg-success-soft px-4 py-3 font-medium text-success">{own.saved}</p>}
        </div>
      </div>
      <Button type="submit" loading={isBusy} className="self-start max-sm:w-full">
        {own.save}
      </Button>
    </form>
  );
};
