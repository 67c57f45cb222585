import { lazy, Suspense } from 'react';
import { useCelebration } from './celebration.store.ts';

const CelebrationDialog = lazy(async () => ({ default: (await import('./celebration-dialog.tsx')).CelebrationDialog }));

/** Shows one celebration after the other; the dialog's program is loaded with the first. */
export const Celebrations = () => {
  const celebration = useCelebration();
  return celebration ? (
    <Suspense>
      <CelebrationDialog key={`${celebration.kind} ${celebration.id}`} celebration={celebration} />
    </Suspense>
  ) : null;
};
