import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { useOpenCard } from '../area/project/open-card.ts';
import { mayChangeCards, useProject } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';

const CardEditor = lazy(async () => ({ default: (await import('./editor/card-editor.tsx')).CardEditor }));
const CardWizard = lazy(async () => ({ default: (await import('./wizard/card-wizard.tsx')).CardWizard }));

const MissingCard = lazy(async () => ({ default: (await import('./missing-card.tsx')).MissingCard }));

/** Begins a card: by name, and with Ctrl/Cmd+N where the browser gives it away. */
const useNewCardCommand = (mayChange: boolean, openNew: () => void): void => {
  const text = projectText.useText();
  useCommands(mayChange ? [{ id: 'crico.card.new', label: text.newCard, run: openNew }] : []);
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!mayChange || event.key.toLowerCase() !== 'n' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    openNew();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The card that the address names, over its board: it stays there also when it is removed from the board. */
export const OpenCardPanel = () => {
  const { board } = useProject();
  const { name, card, isNew, openNew, close } = useOpenCard(board);
  const mayChange = mayChangeCards(board);
  useNewCardCommand(mayChange, openNew);
  const [last, setLast] = useState<{ readonly name: string | undefined; readonly card: CardRow | undefined }>();
  if (name !== last?.name) setLast({ name, card });
  if (name === undefined) return null;
  if (isNew) return <Suspense>{mayChange ? <CardWizard /> : <MissingCard name={name} onClose={close} />}</Suspense>;
  const shown = card ?? (last?.name === name ? last.card : undefined);
  if (!shown)
    return (
      <Suspense>
        <MissingCard name={name} onClose={close} />
      </Suspense>
    );
  return (
    <Suspense>
      <CardEditor key={shown.id} card={shown} />
    </Suspense>
  );
};
