import { usePhone } from '../../area/use-width.ts';
import { useBoard } from '../board-context.ts';
import { showsCards } from '../view/view-choices.ts';
import { SavedViewsMenu } from '../views/saved-views-menu.tsx';
import { Arrangement, Order } from './arrangement.tsx';
import { DueChoice } from './due-choice.tsx';
import { MatchCount } from './match-count.tsx';
import { MissingGroup } from './missing-group.tsx';
import { FilterButton, MoreButton } from './phone-buttons.tsx';
import { CardSearchField } from './card-search-field.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { ViewSwitcher } from './view-switcher.tsx';

const WideControls = () => {
  const { choices, choose } = useBoard();
  return (
    <>
      <CardSearchField value={choices.q} onSearch={(q) => choose({ q })} />
      <div className="flex items-center gap-x-3">
        <DueChoice />
        <Order />
        <Arrangement />
      </div>
      <UndoButtons />
    </>
  );
};

/**
 * Above every view: the view selector, the search, and the order; on a phone the last two are behind buttons. Views without
 * cards have neither.
 */
export const BoardToolbar = () => {
  const isPhone = usePhone();
  const isOfCards = showsCards(useBoard().choices.view);
  return (
    <div
      className={`flex flex-wrap items-center border-b border-line ${isPhone ? 'gap-x-2 gap-y-1 px-3 py-1' : 'gap-x-3 gap-y-2 px-4 py-2'}`}
    >
      <ViewSwitcher />
      {isOfCards && isPhone && <FilterButton />}
      {/* Here at every width: a dialog of it stays open when a phone is turned. */}
      <SavedViewsMenu isBrief={isPhone} />
      {isOfCards && (
        <>
          {isPhone ? <MoreButton /> : <WideControls />}
          <MatchCount className={isPhone ? 'sr-only' : ''} />
          <MissingGroup />
        </>
      )}
    </div>
  );
};
