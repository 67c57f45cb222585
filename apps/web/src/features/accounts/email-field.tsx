import { TextField } from '@nivel/ui/text-field';
import { accountsText } from './accounts-text.ts';

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly error: string | undefined;
}

/** The address of an account: the name under which password managers keep it. */
export const EmailField = ({ value, onChange, error }: EmailFieldProps) => {
  const text = accountsText.useText();
  return (
    <TextField
      label={text.email}
      name="email"
      type="email"
      autoComplete="username"
      placeholder={text.emailPlaceholder}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
};
