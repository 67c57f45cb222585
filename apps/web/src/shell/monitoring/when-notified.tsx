import { lazy, Suspense, type ComponentType } from 'react';

interface NotifiedProps {
  readonly error: unknown;
}

/** Where its program does not arrive, nothing is said: an error screen must not break. */
const Notified = lazy<ComponentType<NotifiedProps>>(async () =>
  import('./notified.tsx').then(
    (program) => ({ default: program.Notified }),
    () => ({ default: () => null }),
  ),
);

/** Says that somebody was told, once they were. */
export const WhenNotified = ({ error }: NotifiedProps) => (
  <Suspense>
    <Notified error={error} />
  </Suspense>
);
