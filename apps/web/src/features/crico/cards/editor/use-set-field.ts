import { cardsText } from '../cards-text.ts';
import type { CardEditing } from './use-card-editor.ts';
import type { SetName, useCardSets } from './use-card-sets.ts';

/** The data of a set's picker: its words, its members, and how to change them. */
export const useSetField = (
  { card, isFixed }: CardEditing,
  { add, remove }: Pick<ReturnType<typeof useCardSets>, 'add' | 'remove'>,
) => {
  const text = cardsText.useText();
  return (name: SetName) => ({
    label: text.sets[name],
    placeholder: text.find[name],
    value: card[name],
    disabled: isFixed,
    onAdd: (member: string) => add(name, member),
    onRemove: (member: string) => remove(name, member),
  });
};
