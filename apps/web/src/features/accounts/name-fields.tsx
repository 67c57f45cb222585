import { TextField } from '@nivel/ui/text-field';
import { joinText } from './join-text.ts';

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly names: Names;
  readonly errors: Partial<Names>;
  readonly change: (names: Partial<Names>) => void;
}

/** First and last name of a person. */
export const NameFields = ({ names, errors, change }: NameFieldsProps) => {
  const words = joinText.useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={words.firstName}
        name="firstName"
        autoComplete="given-name"
        required
        value={names.firstName}
        onChange={(event) => change({ firstName: event.target.value })}
        error={errors.firstName}
      />
      <TextField
        label={words.lastName}
        name="lastName"
        autoComplete="family-name"
        required
        value={names.lastName}
        onChange={(event) => change({ lastName: event.target.value })}
        error={errors.lastName}
      />
    </div>
  );
};
