import { ClientError } from '@nivel/client/client-error';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { requestReauthentication } from '../account-changes.calls.ts';
import { accountsText, errorText } from '../accounts-text.ts';
import { joinText } from '../join-text.ts';
import { secondStepText } from '../second-step-text.ts';
import type { FreshProof } from '../factors.calls.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { ReauthenticationField } from './reauthentication-field.tsx';

type Asked = 'nothing' | 'password' | 'code';

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ClientError && codes.includes(error.code);

/** What a refusal asks for; nothing where it is about something else. */
const askedBy = (error: unknown): Asked => {
  if (hasCode(error, 'current_password_required')) return 'password';
  return hasCode(error, 'reauthentication_needed') ? 'code' : 'nothing';
};

const proofOf = (asked: Asked, value: string): FreshProof => {
  if (asked === 'nothing') return {};
  return asked === 'password' ? { current_password: value } : { nonce: value };
};

interface FreshProofForm {
  /** To be shown above the button: what is asked for, once it is. */
  readonly field: ReactNode;
  /**
   * Does what needs a proof. Where the service wants one, it is asked for and nothing is done yet.
   *
   * @returns whether it was done
   * @throws what the work throws beyond that
   */
  readonly run: (work: (proof: FreshProof) => Promise<void>) => Promise<boolean>;
  /** Whether a failure is said beside the field. */
  readonly isAbout: (error: unknown) => boolean;
}

/**
 * The proof that a change of the second step needs when the sign-in is not of the last minutes: the password, or the code of an e-mail
 * where there is none or an e-mail opened the session. The service says which.
 *
 * @param error how the last attempt failed
 */
export const useFreshProof = (error: unknown): FreshProofForm => {
  const text = accountsText.useText();
  const { codeInvalid } = joinText.useText();
  const words = secondStepText.useText().proof;
  const state = useSession();
  const [asked, setAsked] = useState<Asked>('nothing');
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const missing = {
    nothing: undefined,
    password: value === '' ? text.required : undefined,
    code: /^\d{6}$/.test(value) ? undefined : codeInvalid,
  }[asked];
  const isAbout = (failure: unknown) => hasCode(failure, 'current_password_invalid', 'reauthentication_not_valid');
  const run: FreshProofForm['run'] = async (work) => {
    setIsChecked(true);
    if (missing !== undefined) return false;
    try {
      await work(proofOf(asked, value));
      return true;
    } catch (failure) {
      setRefused(value);
      const next = askedBy(failure);
      if (next === 'nothing') throw failure;
      setAsked(next);
      setIsChecked(false);
      if (next === 'code') await requestReauthentication();
      return false;
    }
  };
  // A refusal is about what was sent, and not about what is typed since.
  const isRefused = value === refused && isAbout(error);
  const problem = (isChecked ? missing : undefined) ?? (isRefused ? errorText(text, error) : undefined);
  const shared = { value, onChange: setValue, error: problem };
  const email = state.status === 'signed-in' ? state.user.email : '';
  const fields: Record<Asked, ReactNode> = {
    nothing: null,
    password: <ConfirmPassword label={words.password} hint={words.hint} {...shared} />,
    code: <ReauthenticationField lead={words.code(email)} {...shared} />,
  };
  return { field: fields[asked], run, isAbout };
};
