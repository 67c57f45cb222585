import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { FailureScreen } from './failure-screen.tsx';

type Timer = ReturnType<typeof setTimeout>;

/** Broken again before it worked for long enough: the tries are counted on. */
const useStillBroken = (calm: RefObject<Timer | undefined>): void => {
  useEffect(() => clearTimeout(calm.current), [calm]);
};

interface BrokenProps {
  readonly error: unknown;
  readonly attempts: number;
  readonly isDashboard: boolean;
  readonly calm: RefObject<Timer | undefined>;
  readonly onRetry: () => void;
}

const Broken = ({ calm, ...shown }: BrokenProps) => {
  useStillBroken(calm);
  return <FailureScreen {...shown} />;
};

interface FailureBoundaryProps {
  readonly isDashboard?: boolean;
  readonly children: ReactNode;
}

/** Keeps what breaks to its part of the page, and counts how often it was tried again. */
export const FailureBoundary = ({ isDashboard = false, children }: FailureBoundaryProps) => {
  const [attempts, setAttempts] = useState(0);
  const calm = useRef<Timer>(undefined);
  useEffect(() => () => clearTimeout(calm.current), []);
  const count = () => {
    setAttempts((before) => before + 1);
    calm.current = setTimeout(() => setAttempts(0), limits.crico.failure.pauseMs);
  };
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <CatchBoundary
          getResetKey={() => location.pathname}
          errorComponent={({ error, reset: again }) => (
            <Broken
              error={error}
              attempts={attempts}
              isDashboard={isDashboard}
              calm={calm}
              onRetry={() => {
                count();
                reset();
                again();
              }}
            />
          )}
        >
          {children}
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  );
};
