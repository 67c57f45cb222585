import { Dialog } from '@nivel/ui/dialog';
import { PanelRight, SquareStack } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { keepChoice, readChoice } from '../../../../shell/storage/device-choice.ts';
import { cardsText } from '../cards-text.ts';

const frames = ['modal', 'drawer'] as const;
const kept = 'nivel.crico.card-frame';

interface CardFrameProps {
  readonly title: string;
  /** The key of the card: `SITE-12`. */
  readonly name: string;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A card over its board, in the middle or along the side: the choice is kept on this device. */
export const CardFrame = ({ title, name, initialFocus, onClose, children }: CardFrameProps) => {
  const text = cardsText.useText();
  const [frame, setFrame] = useState(() => readChoice(kept, frames));
  const isDrawer = frame === 'drawer';
  const other = isDrawer ? 'modal' : 'drawer';
  const Icon = isDrawer ? SquareStack : PanelRight;
  return (
    <Dialog
      isOpen
      isDouble
      onOpenChange={onClose}
      title={title}
      closeLabel={text.close}
      side={isDrawer ? 'end' : 'center'}
      {...(initialFocus && { initialFocus })}
    >
      <div className="mt-1 flex items-center justify-between gap-2 text-sm text-soft">
        <span className="tabular-nums">{name}</span>
        <button
          type="button"
          onClick={() => {
            keepChoice(kept, other);
            setFrame(other);
          }}
          className="flex min-h-8 items-center gap-1.5 rounded-sm px-2 hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
        >
          <Icon aria-hidden="true" size={16} />
          {isDrawer ? text.asModal : text.asDrawer}
        </button>
      </div>
      {children}
    </Dialog>
  );
};
