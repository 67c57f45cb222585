import { useId } from 'react';
import { FilesSection } from '../card-sections.tsx';
import { cardsText } from '../cards-text.ts';
import { CardFields } from './card-fields.tsx';
import { CardSets } from './card-sets.tsx';
import { CardValues } from './card-values.tsx';
import type { CardEditing } from './use-card-editor.ts';

/** The fields of a card as short rows, and its files. */
export const CardSide = ({ editing }: { readonly editing: CardEditing }) => {
  const text = cardsText.useText();
  const hint = useId();
  const { card, isFixed } = editing;
  return (
    <div className="flex min-w-0 flex-col gap-4 @3xl:row-span-2 @3xl:border-l @3xl:border-line @3xl:pl-5">
      <div className="field-rows flex flex-col gap-0.5">
        <CardFields editing={editing} />
      </div>
      <div
        role="group"
        aria-describedby={isFixed ? undefined : hint}
        className="field-rows flex flex-col gap-0.5 border-t border-line pt-3"
      >
        {!isFixed && (
          <p id={hint} className="mb-1 text-sm text-soft">
            {text.atOnce}
          </p>
        )}
        <CardSets editing={editing} />
        <CardValues editing={editing} />
      </div>
      {card.number > 0 && (
        <div className="border-t border-line pt-3 empty:hidden">
          <FilesSection card={card} />
        </div>
      )}
    </div>
  );
};
