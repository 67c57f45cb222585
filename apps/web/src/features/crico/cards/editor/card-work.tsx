import { useMemo } from 'react';
import { useProject } from '../../area/project/project-scene.ts';
import { cardOptions } from '../fields/card-options.ts';
import { Checklist } from '../fields/checklist.tsx';
import { MemberPicker } from '../fields/member-picker.tsx';
import type { CardEditing } from './use-card-editor.ts';
import { useCardSets } from './use-card-sets.ts';
import { useSetField } from './use-set-field.ts';

/** What there is to do of a card, and what it waits for: each change is done at once. */
export const CardWork = ({ editing }: { readonly editing: CardEditing }) => {
  const { card, isFixed } = editing;
  const { board } = useProject();
  const sets = useCardSets(card);
  const field = useSetField(editing, sets);
  const cards = useMemo(() => cardOptions(board, card), [board, card]);
  return (
    <>
      <Checklist items={card.checklist} disabled={isFixed} onPut={sets.putItem} onRemove={sets.removeItem} />
      <MemberPicker {...field('depends_on')} options={cards} />
    </>
  );
};
