import { classNames } from '@nivel/ui/class-names';
import { Dialog } from '@nivel/ui/dialog';
import { inputLook } from '@nivel/ui/field-frame';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { signedInText } from '../language/signed-in-text.ts';
import { closeCommandPalette, foundBy, useAllCommands, type Command } from './command-registry.ts';
import { matching } from './matching.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The list of results; the field above keeps the focus and names the active one. */
const Options = (props: {
  readonly listId: string;
  readonly label: string;
  readonly found: readonly Command[];
  readonly active: number;
  readonly onChoose: (command: Command) => void;
}) => (
  <ul id={props.listId} role="listbox" aria-label={props.label} className="-mx-2 mt-2 flex flex-col">
    {props.found.map((command, index) => (
      <li
        key={command.id}
        id={`${props.listId}-${index}`}
        role="option"
        aria-selected={index === props.active}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => props.onChoose(command)}
        className={classNames(
          'flex min-h-11 cursor-pointer items-center rounded-md px-3 py-2',
          index === props.active ? 'bg-accent-soft font-semibold' : 'hover:bg-sunken',
        )}
      >
        {command.label}
      </li>
    ))}
  </ul>
);

/** Everything that can be done from here, found by a few letters of its name. */
export const CommandDialog = () => {
  const text = signedInText.useText();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = [...matching(useAllCommands(), typed), ...foundBy(typed)];
  const active = Math.min(chosen, found.length - 1);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    closeCommandPalette();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) choose(found[active]);
    else if (found.length > 0) setChosen((active + step + found.length) % found.length);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={closeCommandPalette}
      title={text.commands}
      closeLabel={text.close}
      initialFocus={field}
    >
      <input
        ref={field}
        role="combobox"
        aria-label={text.commandField}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={text.commandField}
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        className={classNames(inputLook, 'mt-3')}
      />
      <Options listId={listId} label={text.commands} found={found} active={active} onChoose={choose} />
      <p role="status" className={found.length === 0 ? 'py-3 text-soft' : 'sr-only'}>
        {found.length === 0 ? text.commandsNone : text.commandsFound(found.length)}
      </p>
    </Dialog>
  );
};
