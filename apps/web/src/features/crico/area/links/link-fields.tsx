import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { LEAST_LAG, linkTypes, MOST_LAG } from '@nivel/contracts/projects/values/board-values';
import { linksOf, usualTerms } from '@nivel/planning/link-terms';
import { inputLook } from '@nivel/ui/field-frame';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CompactChoice } from '../compact-choice.tsx';
import { lagIn } from './lag-text.ts';
import { linksText } from './links-text.ts';
import type { LinkChanges } from './use-links.ts';

interface LagFieldProps {
  readonly label: string;
  readonly lag: number;
  readonly onLag: (lag: number) => void;
}

/** Working days between two cards; saved when the person leaves the field, or by Enter. */
const LagField = ({ label, lag, onLag }: LagFieldProps) => {
  const text = linksText.useText();
  const id = useId();
  const [typed, setTyped] = useState(String(lag));
  const [shown, setShown] = useState(lag);
  if (shown !== lag) {
    setShown(lag);
    setTyped(String(lag));
  }
  const [isWrong, setIsWrong] = useState(false);
  // An entry that Enter has sent is not sent again when a question takes the focus.
  const entered = useRef<string | null>(null);
  const save = () => {
    const read = lagIn(typed);
    setIsWrong(read === null);
    if (read !== null && read !== lag) onLag(read);
  };
  return (
    <>
      <input
        aria-label={label}
        inputMode="numeric"
        value={typed}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => {
          entered.current = null;
          setTyped(event.target.value);
        }}
        onBlur={() => entered.current !== typed && save()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          entered.current = typed;
          save();
        }}
        className={`${inputLook} w-20! min-h-8! py-0! text-right tabular-nums`}
      />
      {isWrong && (
        <p id={id} role="alert" className="w-full text-sm text-danger">
          {text.lagProblem(LEAST_LAG, MOST_LAG)}
        </p>
      )}
    </>
  );
};

interface LinkFieldsProps {
  /** The card that waits, and the one that it waits for. */
  readonly card: CardRow;
  readonly waitsFor: CardRow;
  /** The one that is named: the other is known from the place of the fields. */
  readonly named: CardRow;
  readonly isFixed: boolean;
  readonly links: LinkChanges;
}

/** One link between two cards: type and lag, each saved immediately, and a way to remove the link. */
export const LinkFields = ({ card, waitsFor, named, isFixed, links }: LinkFieldsProps) => {
  const text = linksText.useText();
  const { type, lag } = linksOf([card]).find(({ from }) => from === waitsFor.id) ?? usualTerms;
  if (isFixed)
    return (
      <li className="flex flex-wrap gap-x-2">
        <span className="font-medium wrap-anywhere">{named.title}</span>
        <span className="text-soft">{text.terms(type, lag)}</span>
      </li>
    );
  const removeName = text.remove(card.title, waitsFor.title);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-32 flex-1 font-medium wrap-anywhere">{named.title}</span>
      <CompactChoice
        label={text.type(waitsFor.title)}
        value={type}
        groups={[{ items: linkTypes.map((one) => [one, text.types[one]]) }]}
        onChoose={(chosen) => {
          const other = linkTypes.find((one) => one === chosen);
          if (other && other !== type) links.put(card, waitsFor.id, { type: other, lag });
        }}
      />
      <LagField
        label={text.lag(waitsFor.title)}
        lag={lag}
        onLag={(days) => links.put(card, waitsFor.id, { type, lag: days })}
      />
      <button
        type="button"
        aria-label={removeName}
        title={removeName}
        onClick={() => links.remove(card, waitsFor.id)}
        className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
      >
        <Trash2 aria-hidden="true" size={16} />
      </button>
    </li>
  );
};
