import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useId } from 'react';
import { linksText } from './links-text.ts';
import type { LinkChanges } from './use-links.ts';

interface AutomaticSwitchProps {
  readonly card: CardRow;
  readonly isFixed: boolean;
  readonly links: LinkChanges;
}

/** Whether the dates of a card follow from its links; saved immediately. */
export const AutomaticSwitch = ({ card, isFixed, links }: AutomaticSwitchProps) => {
  const text = linksText.useText();
  const hint = useId();
  return (
    <div>
      <label className="inline-flex min-h-8 items-center gap-1.5 font-medium pointer-coarse:min-h-11">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hint}
          checked={card.is_automatic}
          disabled={isFixed}
          onChange={(event) => links.setAutomatic(card, event.target.checked)}
          className="size-4 accent-(--accent) pointer-coarse:size-5"
        />
        {text.automatic}
      </label>
      <p id={hint} className="text-sm text-soft">
        {text.automaticHint}
      </p>
    </div>
  );
};
