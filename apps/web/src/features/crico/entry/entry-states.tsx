import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { Spinner } from '@nivel/ui/spinner';
import type { ReactNode } from 'react';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';

/** The data of an entry page are loading. */
export const EntryLoading = () => {
  const text = entryText.useText();
  return (
    <EntryFrame title={text.registerTitle}>
      <p role="status" className="flex items-center gap-2 text-soft">
        <Spinner size={20} />
        {text.checking}
      </p>
    </EntryFrame>
  );
};

interface EntryFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Another way than trying again. */
  readonly children?: ReactNode;
}

/** A used, withdrawn or foreign invite stays so however often it is requested. */
const isFinal = (error: unknown): boolean => error instanceof ClientError && !error.isTransient;

/** It could not be read: the reason, and a button to try again where that may help. */
export const EntryFailure = ({ error, onRetry, children }: EntryFailureProps) => {
  const text = entryText.useText();
  return (
    <EntryFrame title={text.registerTitle}>
      <EntryAlert>{entryError(text, error, text.errors['no_answer'] ?? '')}</EntryAlert>
      {!isFinal(error) && <Button onClick={onRetry}>{text.tryAgain}</Button>}
      {children}
    </EntryFrame>
  );
};
