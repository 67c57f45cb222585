import { IconButton } from '@nivel/ui/icon-button';
import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Avatar } from '../../../../shell/pictures/avatar.tsx';
import { cricoText } from '../crico-text.ts';
import type { Assignable } from './assignable.ts';
import { AssigneeOptions } from './assignee-options.tsx';

interface AssigneePickerProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The possible assignees; the present assignee is named even if they are no longer active. */
  readonly people: readonly Assignable[];
  /** The id of the assignee; null: none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The label for no assignee; otherwise there is no assignee. */
  readonly none?: string;
  readonly disabled?: boolean;
}

/** Chooses a person of a team, or none: a button that opens a list one can search in. */
export const AssigneePicker = (props: AssigneePickerProps) => {
  const { label, isLabelHidden, people, value, onChange, disabled } = props;
  const text = cricoText.useText().people;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const person = people.find((one) => one.id === value);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const choose = (chosen: string | null) => {
    close();
    if (chosen !== value) onChange(chosen);
  };
  const none = props.none ?? text.unassigned;
  const name = value === null ? none : (person?.name ?? text.unknown);
  return (
    <div className="field flex flex-col gap-1.5">
      <span id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </span>
      <div
        className="relative"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
        }}
      >
        <div className="field-control flex items-center rounded-sm border border-line-strong bg-raised">
          {person && (
            <span className="pl-2.5">
              <Avatar name={person.name} picture={person.picture} size="xs" isGone={!person.isActive} />
            </span>
          )}
          <button
            ref={opener}
            type="button"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-[calc(var(--control-height)-2px)] min-w-0 flex-1 items-center gap-2 rounded-sm px-2.5 text-left disabled:opacity-60"
          >
            <span
              id={`${id}-value`}
              className={`min-w-0 flex-1 truncate ${value === null ? 'text-soft' : ''} ${person && !person.isActive ? 'line-through' : ''}`}
            >
              {name}
            </span>
            <ChevronDown aria-hidden="true" size={18} className="shrink-0" />
          </button>
          {value !== null && !disabled && (
            <IconButton label={text.clear(name)} onClick={() => choose(null)}>
              <X aria-hidden="true" size={16} />
            </IconButton>
          )}
        </div>
        {isOpen && (
          <div
            role="dialog"
            aria-label={label}
            className="rise absolute top-full left-0 z-30 mt-1 w-full in-[.field-rows]:right-0 in-[.field-rows]:left-auto max-w-[calc(100vw-1.5rem)] min-w-64 rounded-md border border-line bg-raised p-1.5 shadow-high"
          >
            <AssigneeOptions
              id={`${id}-options`}
              none={none}
              people={people}
              value={value}
              onChoose={choose}
              onClose={close}
            />
          </div>
        )}
      </div>
    </div>
  );
};
