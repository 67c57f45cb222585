import { TextField } from '@nivel/ui/text-field';
import { phoneOf } from './phone-number.ts';
import { phoneText } from './phone-text.ts';

interface PhoneFieldProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Whether to say that it is no number. */
  readonly isChecked: boolean;
}

/** A number, as people type it; `phoneOf` reads it. */
export const PhoneField = ({ typed, onTyped, isChecked }: PhoneFieldProps) => {
  const words = phoneText.useText();
  return (
    <TextField
      label={words.number}
      hint={words.hint}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
      error={isChecked && phoneOf(typed) === null ? words.invalid : undefined}
    />
  );
};
