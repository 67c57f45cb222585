import type { ChecklistItem as Item } from '@nivel/contracts/projects/board-shape';
import { inputLook } from '@nivel/ui/field-frame';
import { IconButton } from '@nivel/ui/icon-button';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { generateKeyBetween } from 'fractional-indexing';
import { useId, useState, type KeyboardEvent } from 'react';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';

interface ChecklistProps {
  readonly items: readonly Item[];
  /** A new item, or the new state of an existing one. */
  readonly onPut: (item: Item) => void;
  readonly onRemove: (id: string) => void;
  readonly disabled?: boolean;
}

const mostCharacters = 200;
const isText = (text: string): boolean => text !== '' && [...text].length <= mostCharacters;

/** The item as it would be one place up or down; undefined at an end. */
export const movedItem = (items: readonly Item[], id: string, step: -1 | 1): Item | undefined => {
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  if (!item || !items[at + step]) return undefined;
  const [before, after] = step < 0 ? [items[at - 2], items[at - 1]] : [items[at + 1], items[at + 2]];
  return { ...item, position: generateKeyBetween(before?.position ?? null, after?.position ?? null) };
};

interface RowProps extends ChecklistProps {
  readonly item: Item;
}

const Row = ({ item, items, onPut, onRemove, disabled }: RowProps) => {
  const text = cardsText.useText();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const wanted = typed?.trim() ?? item.text;
    setTyped(null);
    if (wanted !== item.text && isText(wanted)) onPut({ ...item, text: wanted });
  };
  const move = (step: -1 | 1) => {
    const moved = movedItem(items, item.id, step);
    if (moved) onPut(moved);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      keep();
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
  };
  const isFirst = items[0]?.id === item.id;
  const isLast = items.at(-1)?.id === item.id;
  return (
    <li className="flex items-center gap-1">
      <input
        type="checkbox"
        // Saved separately: in the form around it, Enter would save that.
        form=""
        aria-label={item.text}
        checked={item.done}
        disabled={disabled}
        onChange={(event) => onPut({ ...item, done: event.target.checked })}
        className="size-4 shrink-0 accent-accent"
      />
      <input
        aria-label={text.itemText(item.text)}
        readOnly={disabled}
        maxLength={mostCharacters * 2}
        value={typed ?? item.text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={onKeyDown}
        className={`min-h-8 min-w-0 flex-1 rounded-sm bg-transparent px-1.5 hover:bg-sunken focus:bg-sunken pointer-coarse:min-h-11 ${item.done ? 'text-soft line-through' : ''}`}
      />
      {!disabled && (
        <>
          <IconButton label={text.moveUp(item.text)} isOff={isFirst} onClick={() => move(-1)}>
            <ArrowUp aria-hidden="true" size={15} />
          </IconButton>
          <IconButton label={text.moveDown(item.text)} isOff={isLast} onClick={() => move(1)}>
            <ArrowDown aria-hidden="true" size={15} />
          </IconButton>
          <IconButton label={text.remove(item.text)} onClick={() => onRemove(item.id)}>
            <X aria-hidden="true" size={15} />
          </IconButton>
        </>
      )}
    </li>
  );
};

/** The checklist of a card: ticked, edited in place, reordered with buttons and Alt with arrows. */
export const Checklist = (props: ChecklistProps) => {
  const { items, onPut, disabled } = props;
  const text = cardsText.useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const done = items.filter((item) => item.done).length;
  const add = () => {
    const wanted = typed.trim();
    if (!isText(wanted)) return;
    onPut({
      id: uuidv7(),
      text: wanted,
      done: false,
      position: generateKeyBetween(items.at(-1)?.position ?? null, null),
    });
    setTyped('');
  };
  return (
    <section aria-labelledby={`${id}-title`} className="flex min-w-0 flex-col gap-1.5">
      <h3 id={`${id}-title`} className="text-base font-medium">
        {text.checklist}
        {items.length > 0 && (
          <span className="ml-2 text-sm text-soft tabular-nums">{text.doneOf(done, items.length)}</span>
        )}
      </h3>
      {items.length > 0 ? (
        <ul aria-labelledby={`${id}-title`} className="flex flex-col">
          {items.map((item) => (
            <Row key={item.id} item={item} {...props} />
          ))}
        </ul>
      ) : (
        disabled && <p className="text-soft">{text.none}</p>
      )}
      {!disabled && (
        <input
          aria-label={text.newItem}
          placeholder={text.newItem}
          maxLength={mostCharacters * 2}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          className={inputLook}
        />
      )}
    </section>
  );
};
