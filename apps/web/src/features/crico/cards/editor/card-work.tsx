import { useMemo } from 'react';
import { AutomaticSwitch } from '../../area/links/automatic-switch.tsx';
import { LinkFields } from '../../area/links/link-fields.tsx';
import { useLinks } from '../../area/links/use-links.ts';
import { CardRepeats } from '../../area/repeats/card-repeats.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { cardsText } from '../cards-text.ts';
import { cardOptions } from '../fields/card-options.ts';
import { Checklist } from '../fields/checklist.tsx';
import { MemberPicker } from '../fields/member-picker.tsx';
import type { CardEditing } from './use-card-editor.ts';
import { useCardSets } from './use-card-sets.ts';
import { useSetField } from './use-set-field.ts';

/** The links of a card to those that it waits for, and whether its dates follow from them. */
const CardLinks = ({ editing: { card, isFixed } }: { readonly editing: CardEditing }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const links = useLinks();
  const waitsFor = card.depends_on.flatMap((id) => board.cards.get(id) ?? []);
  return (
    <>
      {waitsFor.length > 0 && (
        <section>
          <h3 className="mb-1 font-medium">{text.links}</h3>
          <ul className="flex flex-col gap-2 text-sm">
            {waitsFor.map((one) => (
              <LinkFields key={one.id} card={card} waitsFor={one} named={one} isFixed={isFixed} links={links} />
            ))}
          </ul>
        </section>
      )}
      <AutomaticSwitch card={card} isFixed={isFixed} links={links} />
    </>
  );
};

/** The work of a card, and its dependencies: each change is done immediately. */
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
      <CardLinks editing={editing} />
      {card.number > 0 && <CardRepeats card={card} isFixed={isFixed} />}
    </>
  );
};
