import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { cricoText } from '../crico-text.ts';
import { foundPeople, type Assignable } from './assignable.ts';
import { RoleBadges } from './role-badges.tsx';

interface AssigneeOptionsProps {
  readonly id: string;
  /** The label for no assignee. */
  readonly none: string;
  readonly people: readonly Assignable[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
  readonly onClose: () => void;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const optionLook =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 aria-selected:font-semibold pointer-coarse:min-h-11';

/** A person as the list shows them; null: none. */
const Option = ({ person, none }: { readonly person: Assignable | null; readonly none: string }) => {
  if (!person) {
    return (
      <>
        <UserRound aria-hidden="true" size={18} className="mx-1.5 text-soft" />
        {none}
      </>
    );
  }
  return (
    <>
      <Avatar name={person.name} picture={person.picture} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{person.name}</span>
        {person.email !== person.name && <span className="block truncate text-sm text-soft">{person.email}</span>}
      </span>
      <RoleBadges roles={person.roles} />
    </>
  );
};

/** The open picker: a field to look for people, and under it those it finds; the keys of the field move in the list. */
export const AssigneeOptions = ({ id, none, people, value, onChoose, onClose }: AssigneeOptionsProps) => {
  const text = cricoText.useText().people;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [words, setWords] = useState('');
  const found = foundPeople(people, words);
  const options = [null, ...found];
  const chosen = options.findIndex((one) => (one?.id ?? null) === value);
  const [active, setActive] = useState(Math.max(0, chosen));
  const look = (wanted: string) => {
    setWords(wanted);
    setActive(wanted.trim() ? 1 : 0);
  };
  const at = Math.min(active, options.length - 1);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the end of this effect.
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (event.key === 'Escape') {
      // The dialog around it stays.
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onChoose(options[at]?.id ?? null);
    } else if (move && !(words && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setActive(move(at, options.length));
    }
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={text.search}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={`${id}-${at}`}
        aria-autocomplete="list"
        placeholder={text.search}
        value={words}
        onChange={(event) => look(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-9 w-full rounded-sm border border-line-strong bg-raised px-2.5 placeholder:text-soft pointer-coarse:min-h-11"
      />
      <ul ref={list} id={id} role="listbox" aria-label={text.list} className="mt-1 max-h-60 overflow-y-auto">
        {options.map((one, index) => (
          <li
            key={one?.id ?? ''}
            id={`${id}-${index}`}
            role="option"
            aria-selected={(one?.id ?? null) === value}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one?.id ?? null)}
            className={`${optionLook} ${index === at ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
          >
            <Option person={one} none={none} />
          </li>
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'px-2 py-1.5 text-sm text-soft' : 'sr-only'}>
        {words.trim() === '' ? '' : text.found(found.length)}
      </p>
    </>
  );
};
