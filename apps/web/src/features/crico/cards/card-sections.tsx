import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { lazy, Suspense } from 'react';

const CardAttachments = lazy(async () => ({
  default: (await import('./attachments/card-attachments.tsx')).CardAttachments,
}));
const CardComments = lazy(async () => ({ default: (await import('./comments/card-comments.tsx')).CardComments }));

interface SectionProps {
  readonly card: CardRow;
}

/** The files of an open card; its program is loaded separately. */
export const FilesSection = ({ card }: SectionProps) => (
  <Suspense>
    <CardAttachments card={card} />
  </Suspense>
);

/** The comments on an open card; its program is loaded separately. */
export const CommentsSection = ({ card }: SectionProps) => (
  <Suspense>
    <CardComments card={card} />
  </Suspense>
);
