import { lazy, Suspense, type ComponentType } from 'react';

interface NotifiedProps {
  readonly error: unknown;
}

/** If its program does not arrive, nothing is shown: an error screen must not break. */
const Notified = lazy<ComponentType<NotifiedProps>>(async () =>
  import('./notified.tsx').then(
    (program) => ({ default: program.Notified }),
    () => ({ default: () => null }),
  ),
);

/** Reports that a person was notified, after it happened. */
export const WhenNotified = ({ error }: NotifiedProps) => (
  <Suspense>
    <Notified error={error} />
  </Suspense>
);
