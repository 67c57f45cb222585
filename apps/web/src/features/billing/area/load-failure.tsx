import { Button } from '@nivel/ui/button';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { EmptyState } from '@nivel/ui/empty-state';
import { billingText } from './billing-text.ts';
import { failureText } from './in-words.ts';

interface LoadFailureProps {
  /** The text of a failed load, given its reason. */
  readonly message: (reason: string) => string;
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** A failed load: what it was, why, and a button to try again. */
export const LoadFailure = ({ message, error, onAgain }: LoadFailureProps) => {
  const text = billingText.useText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<UnpluggedDrawing size={120} />}
        title={message(failureText(text, error))}
        action={<Button onClick={onAgain}>{text.tryAgain}</Button>}
      />
    </div>
  );
};
