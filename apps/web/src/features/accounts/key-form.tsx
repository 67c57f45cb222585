import { Button } from '@nivel/ui/button';
import { KeyRound } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { accountsText } from './accounts-text.ts';
import { FormError } from './form-error.tsx';
import { canPromptForKey } from './key-prompt.ts';
import { secondStepError, secondStepText } from './second-step-text.ts';
import { useSubmit } from './use-submit.ts';

interface KeyFormProps {
  /** What the button says. */
  readonly action: string;
  /** Has the browser ask for the key; throws what stood in the way. */
  readonly onKey: () => Promise<void>;
}

/** Asks for a key by a button, because browsers ask for one only where somebody has just pressed something. */
export const KeyForm = ({ action, onKey }: KeyFormProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  if (!canPromptForKey()) return <FormError>{words.keys.unable}</FormError>;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(onKey);
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <FormError>{error ? secondStepError(words, text, error, 'webauthn') : undefined}</FormError>
      <Button type="submit" size="lg" fullWidth loading={isBusy} icon={<KeyRound aria-hidden="true" size={20} />}>
        {action}
      </Button>
    </form>
  );
};
