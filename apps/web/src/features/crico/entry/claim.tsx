import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { PasswordField } from '@nivel/ui/password-field';
import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';
import { claimInstallation } from './entry.calls.ts';
import { Joined } from './joined.tsx';
import { NewAccount, type AccountFormOf } from './new-account.tsx';
import { useStep } from './use-step.ts';

interface ClaimFormProps {
  readonly needsToken: boolean;
  readonly onClaimed: () => void;
}

const ClaimForm = ({ needsToken, onClaimed }: ClaimFormProps) => {
  const text = entryText.useText();
  const { isBusy, error, take } = useStep();
  const [token, setToken] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = needsToken && token.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) event.currentTarget.querySelector('input')?.focus();
    else void take(async () => claimInstallation(token).then(onClaimed));
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {needsToken && (
        <PasswordField
          label={text.setupToken}
          hint={text.setupTokenHint}
          name="setup-token"
          autoComplete="off"
          required
          showLabel={text.showPassword}
          hideLabel={text.hidePassword}
          value={token}
          onChange={(event) => setToken(event.target.value)}
          error={isChecked && isMissing ? text.needed : undefined}
        />
      )}
      <EntryAlert>{error ? entryError(text, error, text.errors['wrong_setup_token'] ?? '') : undefined}</EntryAlert>
      <Button type="submit" fullWidth loading={isBusy}>
        {text.claim}
      </Button>
    </form>
  );
};

/** The first administrator of an installation: an account, and then its setup token. */
export const Claim = ({ accountForm, needsToken }: { accountForm: AccountFormOf; readonly needsToken: boolean }) => {
  const text = entryText.useText();
  const state = useSession();
  const [isClaimed, setIsClaimed] = useState(false);
  const lead = needsToken ? text.claimText : text.claimOpenText;
  if (isClaimed)
    return (
      <Joined title={text.claimed}>
        <Link to="/crico/admin/curriculum" className={buttonLook({ variant: 'secondary', fullWidth: true })}>
          {text.toCurriculum}
        </Link>
      </Joined>
    );
  if (state.status === 'signed-in') {
    return (
      <EntryFrame title={text.claimTitle} lead={lead}>
        <ClaimForm needsToken={needsToken} onClaimed={() => setIsClaimed(true)} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={text.claimTitle} lead={`${lead} ${text.claimAccountText}`}>
      <NewAccount accountForm={accountForm} signIn="/login" />
    </EntryFrame>
  );
};
