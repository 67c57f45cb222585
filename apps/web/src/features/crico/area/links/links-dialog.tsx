import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Dialog } from '@nivel/ui/dialog';
import { mayChangeCards, useProject } from '../project/project-scene.ts';
import { AutomaticSwitch } from './automatic-switch.tsx';
import { LinkFields } from './link-fields.tsx';
import { linksText } from './links-text.ts';
import { useLinks } from './use-links.ts';

interface LinksDialogProps {
  readonly card: CardRow;
  /** The card of the one link that is shown; without it all are. */
  readonly waitsFor?: string | undefined;
  readonly onClose: () => void;
}

/** The links of a card, those that it waits by and those by which others wait for it, or one of them. */
export const LinksDialog = ({ card, waitsFor, onClose }: LinksDialogProps) => {
  const text = linksText.useText();
  const { board } = useProject();
  const links = useLinks();
  const isFixed = !mayChangeCards(board);
  const before = card.depends_on.flatMap((id) =>
    waitsFor === undefined || waitsFor === id ? (board.cards.get(id) ?? []) : [],
  );
  const behind =
    waitsFor === undefined ? [...board.cards.values()].filter((one) => one.depends_on.includes(card.id)) : [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.title(card.title)}
      {...(!isFixed && { description: text.description })}
      closeLabel={text.close}
      isWide
    >
      <div className="mt-3 flex flex-col gap-4">
        {waitsFor === undefined && <AutomaticSwitch card={card} isFixed={isFixed} links={links} />}
        {before.length + behind.length === 0 && <p className="text-soft">{text.nothing}</p>}
        {before.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm text-soft">{text.waits}</h3>
            <ul className="flex flex-col gap-2">
              {before.map((one) => (
                <LinkFields key={one.id} card={card} waitsFor={one} named={one} isFixed={isFixed} links={links} />
              ))}
            </ul>
          </section>
        )}
        {behind.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm text-soft">{text.waiting}</h3>
            <ul className="flex flex-col gap-2">
              {behind.map((one) => (
                <LinkFields key={one.id} card={one} waitsFor={card} named={one} isFixed={isFixed} links={links} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
};
