import { StrengthMeter } from '@nivel/ui/strength-meter';
import { AccountPasswordField } from './account-password-field.tsx';
import { joinText } from './join-text.ts';
import { assessPassword, passwordRules } from './password-strength.ts';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ownWords: readonly string[];
  readonly error?: string;
}

/** A password to be chosen, with its strength and its rules while one types. */
export const NewPasswordField = ({ label, value, onChange, ownWords, error }: NewPasswordFieldProps) => {
  const words = joinText.useText();
  const { score, rules } = assessPassword(value, ownWords);
  return (
    <AccountPasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    >
      <StrengthMeter
        score={score}
        label={words.strength}
        word={words.strengthWords[score] ?? ''}
        rules={passwordRules.map((rule) => ({
          text: words.rules[rule],
          isMet: rules[rule],
          metLabel: words.ruleMet,
        }))}
      />
    </AccountPasswordField>
  );
};
