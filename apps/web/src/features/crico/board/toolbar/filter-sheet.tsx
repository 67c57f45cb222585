import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useBoard } from '../board-context.ts';
import { FilterControls } from '../filter/filter-bar.tsx';
import { viewText } from '../view/view-text.ts';
import { DueChoice } from './due-choice.tsx';
import { CardSearchField } from './card-search-field.tsx';

/** All controls that filter the cards. */
export const FilterSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const text = viewText.useText();
  const { cards, choices, choose } = useBoard();
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.filters} closeLabel={text.close}>
      <div className="mt-3 flex flex-col gap-3">
        <CardSearchField value={choices.q} onSearch={(q) => choose({ q })} />
        <DueChoice isField />
        <FilterControls />
        <Button fullWidth onClick={onClose}>
          {text.showFound(cards.size)}
        </Button>
      </div>
    </Dialog>
  );
};
