import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { lazy, Suspense, useState } from 'react';
import { useOpenCard } from '../area/project/open-card.ts';
import { useProject } from '../area/project/project-scene.ts';

const CardEditor = lazy(async () => ({ default: (await import('./editor/card-editor.tsx')).CardEditor }));

/** The card that the address names, over its board. It stays there also when it is gone from the board. */
export const OpenCardPanel = () => {
  const { board } = useProject();
  const { name, card } = useOpenCard(board);
  const [last, setLast] = useState<CardRow | undefined>(card);
  if (card && card.id !== last?.id) setLast(card);
  const shown = card ?? last;
  if (name === undefined || !shown) return null;
  return (
    <Suspense>
      <CardEditor key={shown.id} card={shown} />
    </Suspense>
  );
};
