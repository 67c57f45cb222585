import { inputLook } from '@nivel/ui/field-frame';
import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { plainText } from '../../../../shell/commands/matching.ts';
import { limits } from '../../../../limits/limits.ts';
import { PersonName } from '../../area/people/person-name.tsx';
import { cardsText } from '../cards-text.ts';

/** A choice of several. */
export interface Option {
  readonly id: string;
  readonly name: string;
  /** Found by it too: the number of a card, the address of a person. */
  readonly note?: string;
  readonly color?: string;
  /** A person who has left. */
  readonly isGone?: boolean;
}

interface MemberPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** Creates a missing one, by the typed name. */
  readonly onCreate?: (name: string) => void;
  readonly disabled?: boolean;
}

const Mark = ({ color }: Pick<Option, 'color'>) =>
  color ? (
    <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: color }} />
  ) : null;

/** The selected members, each with a button to remove it. */
const Chosen = ({ label, options, value, onRemove, disabled }: Omit<MemberPickerProps, 'onAdd' | 'placeholder'>) => {
  const text = cardsText.useText();
  const chosen = value.flatMap((id) => options.find((one) => one.id === id) ?? []);
  if (chosen.length === 0) return disabled ? <p className="text-soft">{text.none}</p> : null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chosen.map(({ id, name, note, color, isGone = false }) => (
        <li key={id} className="inline-flex max-w-full items-center gap-1.5 rounded-full bg-sunken py-0.5 pr-1 pl-2.5">
          <Mark {...(color && { color })} />
          <span className="truncate">
            <PersonName name={note ? `${note} ${name}` : name} isActive={!isGone} />
          </span>
          {!disabled && (
            <button
              type="button"
              aria-label={text.remove(name)}
              onClick={() => onRemove(id)}
              className="grid size-6 shrink-0 place-items-center rounded-full text-soft hover:text-text pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const useSearch = ({ options, value, onAdd, onCreate }: MemberPickerProps) => {
  const text = cardsText.useText();
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const wanted = plainText(words.trim());
  const found = options
    .filter(({ id }) => !value.includes(id))
    .filter(({ name, note = '' }) => plainText(`${note} ${name}`).includes(wanted))
    .slice(0, limits.crico.card.optionsShown);
  const isNew = onCreate && wanted !== '' && !options.some(({ name }) => plainText(name) === wanted);
  const rows = [
    ...found.map((option) => ({ ...option, choose: () => onAdd(option.id) })),
    ...(isNew ? [{ id: 'new', name: text.create(words.trim()), choose: () => onCreate(words.trim()) }] : []),
  ];
  const at = Math.min(active, rows.length - 1);
  const choose = (index: number) => {
    rows[index]?.choose();
    setWords('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (isOpen) choose(at);
    } else if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      if (isOpen && rows.length > 0) setActive((at + step + rows.length) % rows.length);
    }
  };
  const look = (typed: string) => {
    setWords(typed);
    setIsOpen(true);
    setActive(0);
  };
  return { words, rows, at, isOpen: isOpen && rows.length > 0, setIsOpen, choose, onKeyDown, look };
};

/** Selects several of many: the chosen ones, and a field that finds more, by name and with the keyboard. */
export const MemberPicker = (props: MemberPickerProps) => {
  const { label, placeholder, disabled } = props;
  const id = useId();
  const { words, rows, at, isOpen, setIsOpen, choose, onKeyDown, look } = useSearch(props);
  return (
    <div className="field flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Chosen {...props} />
      {!disabled && (
        <div className="relative" onBlur={() => setIsOpen(false)}>
          <input
            id={id}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={words}
            onChange={(event) => look(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
            className={inputLook}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-high"
          >
            {rows.map((row, index) => (
              <li
                key={row.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
                className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 aria-selected:bg-accent-soft pointer-coarse:min-h-11"
              >
                <Mark {...('color' in row && row.color ? { color: row.color } : {})} />
                {'note' in row && row.note && (
                  <span className="shrink-0 text-sm text-soft tabular-nums">{row.note}</span>
                )}
                <span className="truncate">{row.name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
