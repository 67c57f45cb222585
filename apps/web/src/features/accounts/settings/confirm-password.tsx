import { useEffect, useRef } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { AccountPasswordField } from '../account-password-field.tsx';

interface ConfirmPasswordProps {
  readonly label: string;
  /** The reason for the question. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Asks for the password once more. It has the focus when it appears, and again after a wrong password. */
export const ConfirmPassword = ({ label, hint, value, onChange, error }: ConfirmPasswordProps) => {
  const state = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <div>
      {/* Password managers find the right password by this name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={state.status === 'signed-in' ? state.user.email : ''}
        readOnly
        hidden
      />
      <AccountPasswordField
        ref={field}
        label={label}
        hint={error ? undefined : hint}
        name="current-password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </div>
  );
};
