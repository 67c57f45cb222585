import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { EmptyState } from '@nivel/ui/empty-state';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reasonText } from './in-words.ts';
import { learningText } from './learning-text.ts';

interface LoadBoundaryProps {
  /** The text of a failed load, given its reason. */
  readonly message: (reason: string) => string;
  /** Texts that replace the message, by the code of the refusal. */
  readonly byCode?: Readonly<Record<string, ReactNode | ((again: () => void) => ReactNode)>>;
  readonly children: ReactNode;
}

/**
 * Replaces content that could not be loaded: what failed, why, and a button to try again, also for replacement content. Program
 * errors propagate.
 */
export const LoadBoundary = ({ message, byCode = {}, children }: LoadBoundaryProps) => {
  const text = learningText.useText();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <CatchBoundary
          getResetKey={() => location.pathname}
          errorComponent={({ error, reset: again }) => {
            if (!(error instanceof ClientError)) throw error;
            const special = byCode[error.code];
            const tryAgain = () => {
              reset();
              again();
            };
            if (special) return typeof special === 'function' ? special(tryAgain) : special;
            const reason = reasonText(text, error);
            const title = message(reason);
            return (
              <div role="alert">
                <EmptyState
                  drawing={<UnpluggedDrawing size={140} />}
                  title={title}
                  titleAs="h1"
                  action={<Button onClick={tryAgain}>{text.tryAgain}</Button>}
                >
                  {title.endsWith(reason) ? null : reason}
                </EmptyState>
              </div>
            );
          }}
        >
          {children}
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  );
};
