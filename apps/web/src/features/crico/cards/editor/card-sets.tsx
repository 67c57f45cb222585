import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { labelOptions, tagOptions, watcherOptions } from '../fields/card-options.ts';
import { MemberPicker } from '../fields/member-picker.tsx';
import type { CardEditing } from './use-card-editor.ts';
import { useCardSets } from './use-card-sets.ts';
import { useSetField } from './use-set-field.ts';

/** Labels, tags and watchers: each change is done immediately, and everybody sees it. */
export const CardSets = ({ editing }: { readonly editing: CardEditing }) => {
  const { card } = editing;
  const text = cardsText.useText();
  const { board, people } = useProject();
  const sets = useCardSets(card);
  const field = useSetField(editing, sets);
  const mayCreate = leadsProject(board);
  return (
    <>
      <MemberPicker
        {...field('labels')}
        placeholder={mayCreate ? text.find.labels : text.findLabels}
        options={labelOptions(board)}
        {...(mayCreate && { onCreate: sets.createLabel })}
      />
      <MemberPicker {...field('tags')} options={tagOptions(board)} onCreate={(tag) => sets.add('tags', tag)} />
      <MemberPicker {...field('watchers')} options={watcherOptions(people, card.watchers)} />
    </>
  );
};
