import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { lazy, Suspense } from 'react';

const CardAttachments = lazy(async () => ({
  default: (await import('./attachments/card-attachments.tsx')).CardAttachments,
}));
const CardComments = lazy(async () => ({ default: (await import('./comments/card-comments.tsx')).CardComments }));

/** What belongs to an open card beside its fields, each by itself. */
export const CardSections = ({ card }: { readonly card: CardRow }) => (
  <div className="mt-10 flex flex-col gap-6 border-t border-line pt-5 empty:hidden">
    <Suspense>
      <CardAttachments card={card} />
    </Suspense>
    <Suspense>
      <CardComments card={card} />
    </Suspense>
  </div>
);
