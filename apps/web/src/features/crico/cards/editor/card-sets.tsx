import { useMemo } from 'react';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { cardOptions, labelOptions, tagOptions, watcherOptions } from '../fields/card-options.ts';
import { Checklist } from '../fields/checklist.tsx';
import { MemberPicker } from '../fields/member-picker.tsx';
import { CardValues } from './card-values.tsx';
import type { CardEditing } from './use-card-editor.ts';
import { useCardSets, type SetName } from './use-card-sets.ts';

/** What of a card is changed by adding and taking away: each change is done at once, and everybody sees it. */
export const CardSets = ({ editing }: { readonly editing: CardEditing }) => {
  const { card, isFixed } = editing;
  const text = cardsText.useText();
  const { board, people } = useProject();
  const { add, remove, createLabel, putItem, removeItem } = useCardSets(card);
  const cards = useMemo(() => cardOptions(board, card), [board, card]);
  const field = (name: SetName) => ({
    label: text.sets[name],
    placeholder: text.find[name],
    value: card[name],
    disabled: isFixed,
    onAdd: (member: string) => add(name, member),
    onRemove: (member: string) => remove(name, member),
  });
  const mayCreate = leadsProject(board);
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      {!isFixed && <p className="text-sm text-soft">{text.atOnce}</p>}
      <CardValues editing={editing} />
      <Checklist items={card.checklist} disabled={isFixed} onPut={putItem} onRemove={removeItem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MemberPicker
          {...field('labels')}
          placeholder={mayCreate ? text.find.labels : text.findLabels}
          options={labelOptions(board)}
          {...(mayCreate && { onCreate: createLabel })}
        />
        <MemberPicker {...field('tags')} options={tagOptions(board)} onCreate={(tag) => add('tags', tag)} />
        <MemberPicker {...field('depends_on')} options={cards} />
        <MemberPicker {...field('watchers')} options={watcherOptions(people, card.watchers)} />
      </div>
    </div>
  );
};
