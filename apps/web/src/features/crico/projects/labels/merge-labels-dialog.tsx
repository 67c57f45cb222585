import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { useProject } from '../../area/project/project-scene.ts';
import { cardsWith, type CountedLabel } from './label-form.ts';
import { labelsText } from './labels-text.ts';

interface MergeLabelsDialogProps {
  readonly labels: readonly CountedLabel[];
  /** @param into the one that stays */
  readonly onConfirm: (into: CountedLabel) => void;
  readonly onCancel: () => void;
}

/** Asks which of some labels stays; at first the one with the most cards. */
export const MergeLabelsDialog = ({ labels, onConfirm, onCancel }: MergeLabelsDialogProps) => {
  const text = labelsText.useText();
  const { board } = useProject();
  const most = labels.reduce<CountedLabel | undefined>(
    (first, one) => (first && first.count >= one.count ? first : one),
    undefined,
  );
  const [chosen, setChosen] = useState(most?.id);
  // Chosen ones may be deleted: another may have deleted it meanwhile.
  const into = labels.find(({ id }) => id === chosen) ?? most;
  const gone = labels.filter(({ id }) => id !== into?.id).map(({ id }) => id);
  const count = cardsWith(board, gone);
  const isCounting = board.isPartial === true;
  const isTooMuch = count > MOST_CARDS_AT_ONCE;
  return (
    <ConfirmDialog
      title={text.mergeTitle(labels.length)}
      description={text.mergeText}
      action={text.mergeIt}
      labels={text}
      isBusy={false}
      isReady={!isCounting}
      failure={isTooMuch ? text.mergeTooMany(MOST_CARDS_AT_ONCE) : undefined}
      onConfirm={() => {
        if (into && !isTooMuch) onConfirm(into);
      }}
      onCancel={onCancel}
    >
      <ChoiceGroup
        legend={text.stays}
        name="stays"
        look="list"
        choices={labels.map(({ id, name, count: cards }) => ({
          value: id,
          label: name,
          description: isCounting ? text.counting : text.cards(cards),
        }))}
        values={into ? [into.id] : []}
        onChange={([value]) => setChosen(value)}
      />
      <p role="status" className="text-soft">
        {isCounting ? text.counting : text.mergeCount(count)}
      </p>
    </ConfirmDialog>
  );
};
