import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { curriculumText } from './data/curriculum-text.ts';
import { curriculumKey, type OutlinedThing } from './data/curriculum.queries.ts';
import { useFailureText } from './data/failure-text.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const isBeside = (one: OutlinedThing, other: OutlinedThing): boolean =>
  one.kind === other.kind && one.parent_id === other.parent_id;

/** Moves things among those of the same parent, by Alt and an arrow or by drag, and says where they are then. */
export const useMoves = (things: readonly OutlinedThing[]) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const [dragged, setDragged] = useState<OutlinedThing>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ thing, position }: { readonly thing: OutlinedThing; readonly position: number }) =>
      siteClient.call('move_curriculum_thing', { id: thing.id, position }, { retries: 2 }),
    onSuccess: async ({ position, count }, { thing }) => {
      setAnnounced(words.moved(thing.title, position, count));
      await client.invalidateQueries({ queryKey: curriculumKey });
    },
    onError: (error) => notify({ type: 'error', message: words.moveFailed(failureText(error)) }),
  });
  const beside = (thing: OutlinedThing) => things.filter((one) => isBeside(one, thing) && one.state !== 'removed');
  const placeOf = (thing: OutlinedThing) => beside(thing).findIndex(({ id }) => id === thing.id) + 1;
  const move = (thing: OutlinedThing, position: number) => {
    if (!isPending && position >= 1 && position <= beside(thing).length) mutate({ thing, position });
  };
  const isTarget = (thing: OutlinedThing) =>
    dragged !== undefined && dragged.id !== thing.id && isBeside(dragged, thing);
  return {
    announced,
    /** What a row does when it can be moved. */
    handlersOf: (thing: OutlinedThing) => ({
      draggable: true,
      'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
      onDragStart: () => setDragged(thing),
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => {
        if (isTarget(thing)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined && isTarget(thing)) move(dragged, placeOf(thing));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.altKey ? steps[event.key] : undefined;
        if (step === undefined) return;
        event.preventDefault();
        move(thing, placeOf(thing) + step);
      },
    }),
  };
};

export type Moves = ReturnType<typeof useMoves>;
