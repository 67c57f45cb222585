import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { EmptyState } from '@nivel/ui/empty-state';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { learningText, reasonText } from './learning-text.ts';

interface LoadBoundaryProps {
  readonly message: string;
  /** What to say instead of the message, by the code of the refusal. */
  readonly byCode?: Readonly<Record<string, ReactNode>>;
  readonly children: ReactNode;
}

/** Where something could not be loaded: what it was, why, and the way to try again. Mistakes of the program pass on. */
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
            if (special) return special;
            return (
              <EmptyState
                drawing={<UnpluggedDrawing size={140} />}
                title={message}
                titleAs="h1"
                action={
                  <Button
                    onClick={() => {
                      reset();
                      again();
                    }}
                  >
                    {text.tryAgain}
                  </Button>
                }
              >
                <p role="alert">{reasonText(text, error)}</p>
              </EmptyState>
            );
          }}
        >
          {children}
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  );
};
