import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { cardsIn } from '../../area/board-model/board-store.ts';
import { listsOf } from '../../area/board-model/list-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { listsText } from './lists-text.ts';
import type { CardsGo } from './use-list-commands.ts';

const along = 'along';

interface DeleteListDialogProps {
  readonly list: ListRow;
  readonly onConfirm: (cardsGo: CardsGo) => void;
  readonly onCancel: () => void;
}

/** Asks for the new place of a list's cards before it is deleted. */
export const DeleteListDialog = ({ list, onConfirm, onCancel }: DeleteListDialogProps) => {
  const text = listsText.useText();
  const { board } = useProject();
  const others = listsOf(board).filter(({ id }) => id !== list.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? along);
  const count = cardsIn(board, list.id).length;
  const target = others.find(({ id }) => id === chosen);
  const chosenWay = target ? { to: target.id } : chosen === along ? along : undefined;
  // The list that was chosen may be gone meanwhile: then another way is chosen first.
  const cardsGo: CardsGo | undefined = count === 0 ? 'nowhere' : chosenWay;
  const filled = target ? cardsIn(board, target.id).length + count : 0;
  const isOverfilled = target !== undefined && target.wip_limit !== null && filled > target.wip_limit;
  return (
    <ConfirmDialog
      title={text.deleteTitle(list.name)}
      description={count === 0 ? text.deleteEmpty : text.deleteAsk(count)}
      action={text.delete}
      labels={text}
      isBusy={false}
      failure={undefined}
      isReady={cardsGo !== undefined}
      onConfirm={() => {
        if (cardsGo) onConfirm(cardsGo);
      }}
      onCancel={onCancel}
    >
      {count > 0 && (
        <>
          <ChoiceGroup
            legend={text.cardsGo}
            name="cards-go"
            look="list"
            choices={[
              ...others.map(({ id, name }) => ({ value: id, label: text.goTo(name) })),
              { value: along, label: text.goAlong },
            ]}
            values={[chosen]}
            onChange={([value = chosen]) => setChosen(value)}
          />
          <div role="status">
            {cardsGo === along && <p className="rounded-sm bg-warning-soft px-3 py-2">{text.alongWarning(count)}</p>}
            {isOverfilled && (
              <p className="rounded-sm bg-warning-soft px-3 py-2">
                {text.overfill(target.name, filled, target.wip_limit ?? 0)}
              </p>
            )}
          </div>
        </>
      )}
    </ConfirmDialog>
  );
};
