import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { accountsText } from '../../accounts-text.ts';
import type { FreshProof } from '../../factors.calls.ts';
import { focusFirstError } from '../../focus-first-error.ts';
import { FormError } from '../../form-error.tsx';
import type { FactorKind } from '../../second-factors.ts';
import { secondStepError, secondStepText } from '../../second-step-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { limits } from '../../../../limits/limits.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';

interface MoreFields {
  readonly isComplete: boolean;
  /** @param isChecked whether to say what is wrong with it */
  readonly field: (isChecked: boolean) => ReactNode;
}

interface NameFormProps {
  readonly kind: FactorKind;
  readonly defaultName: string;
  /** What is typed besides the name. */
  readonly more?: MoreFields;
  /** Begins a factor of that name; throws the service's error. */
  readonly onNamed: (name: string, proof: FreshProof) => Promise<void>;
}

/** A name for a new factor, and a proof of who asks where one is needed. */
export const NameForm = ({ kind, defaultName, more, onNamed }: NameFormProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, setError, run } = useSubmit();
  const proof = useFreshProof(error);
  const [name, setName] = useState(defaultName);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = name.trim() === '';
  const labels = kind === 'phone' ? words.sms : words.adding;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const { currentTarget } = event;
    if (isMissing || more?.isComplete === false) focusFirstError(currentTarget);
    else void run(async () => void (await proof.run((shown) => onNamed(name.trim(), shown))));
  };
  const failure = error && !proof.isAbout(error) ? secondStepError(words, text, error, kind) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-5">
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        name="factor-name"
        autoComplete="off"
        maxLength={limits.account.appName}
        required
        value={name}
        onChange={(event) => {
          setError(undefined);
          setName(event.target.value);
        }}
        error={isChecked && isMissing ? text.required : undefined}
      />
      {more?.field(isChecked)}
      {proof.field}
      <FormError>{failure}</FormError>
      <Button type="submit" fullWidth loading={isBusy}>
        {words.adding.next}
      </Button>
    </form>
  );
};
