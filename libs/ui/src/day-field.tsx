import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dayInWords, isDay } from './calendar.ts';
import { classNames } from './class-names.ts';
import { DayCalendar, type CalendarWords } from './day-calendar.tsx';
import { FieldError } from './field-error.tsx';
import { describedBy, inputLook } from './field-frame.tsx';

/** The words of a day field, in the language of the page. */
export interface DayWords extends CalendarWords {
  /** The label of the button that opens the calendar. */
  readonly open: (label: string) => string;
  readonly calendar: string;
  /** The typed text is no day. */
  readonly unknown: string;
  /** The day is not one of those that may be chosen. */
  readonly outside: string;
}

export interface DayFieldProps {
  readonly label: string;
  /** A day as `2026-11-24`, empty, or typed text that is no day. */
  readonly value: string;
  /** Called on every key: the understood day, empty, or typed text that is no day. */
  readonly onChange: (value: string) => void;
  /** When the person leaves the field: it was left, Enter was pressed, or a day was chosen. */
  readonly onTake?: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isLabelHidden?: boolean;
  /** Makes the field as high as a row of a table. */
  readonly isCompact?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly form?: string;
}

interface DayFieldBaseProps extends DayFieldProps {
  readonly locale: string;
  readonly words: DayWords;
  readonly today: string;
  /** The day that a person typed, in any usual notation; undefined: not a day. */
  readonly read: (typed: string) => string | undefined;
}

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The typed text until the field is left; then the day is written as the language writes it. */
const useTypedDay = ({ value, onChange, onTake, read, locale }: DayFieldBaseProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const meant = (text: string): string => (text.trim() === '' ? '' : (read(text) ?? text));
  const day = typed === null ? value : meant(typed);
  return {
    shown: typed ?? (isDay(value) ? dayInWords(value, locale, short) : value),
    /** The interpretation of the text so far. */
    understood: typed !== null && isDay(day) ? dayInWords(day, locale, whole) : '',
    isTyping: typed !== null,
    type: (text: string) => {
      setTyped(text);
      onChange(meant(text));
    },
    take: () => {
      if (typed === null) return;
      setTyped(null);
      onTake?.(meant(typed));
    },
    choose: (chosen: string) => {
      setTyped(null);
      onChange(chosen);
      onTake?.(chosen);
    },
  };
};

const problemOf = ({ value, min = '', max = '9999-12-31', words, error }: DayFieldBaseProps): string | undefined => {
  if (value === '') return error;
  if (!isDay(value)) return words.unknown;
  return value < min || value > max ? words.outside : error;
};

interface CalendarButtonProps extends DayFieldBaseProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChoose: (day: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Opens the calendar beside the field. */
const CalendarButton = ({ isOpen, onOpen, onChoose, field, ...props }: CalendarButtonProps) => {
  const { label, words, value, today, min, max, locale, disabled, readOnly, isCompact } = props;
  const popup = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Stops the event, so that it affects neither the form nor the dialog around the field.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => onOpen(open)}>
      <Popover.Trigger
        aria-label={words.open(label)}
        disabled={disabled === true || readOnly === true}
        className={classNames(
          'absolute inset-y-0 right-0 grid place-items-center rounded-sm text-soft hover:text-text disabled:opacity-40',
          isCompact ? 'w-7 pointer-coarse:w-11' : 'w-11',
        )}
      >
        <CalendarDays aria-hidden="true" size={isCompact ? 15 : 18} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-50">
          <Popover.Popup
            ref={popup}
            aria-label={words.calendar}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')}
            finalFocus={field}
            onKeyDown={onKeyDown}
            className="rounded-md border border-line bg-raised p-3 shadow-high"
          >
            <DayCalendar
              value={isDay(value) ? value : ''}
              today={today}
              min={min}
              max={max}
              locale={locale}
              words={words}
              onChoose={onChoose}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

/** A day: typed as people write it, or chosen from a calendar (also by Alt and the arrow down). */
export const DayField = (props: DayFieldBaseProps) => {
  const { label, hint, isLabelHidden, isCompact, readOnly, disabled, required, autoFocus, name, form } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { shown, understood, isTyping, type, take, choose } = useTypedDay(props);
  const problem = isTyping ? props.error : problemOf(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take();
    if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const onChoose = (day: string) => {
    setIsOpen(false);
    choose(day);
  };
  return (
    <div className={classNames('field flex min-w-0 flex-col', isCompact ? 'gap-0.5' : 'gap-1.5')}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          autoFocus={autoFocus}
          name={name}
          form={form}
          readOnly={readOnly}
          disabled={disabled}
          required={required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, hint, problem)}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
          className={
            isCompact
              ? 'min-h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface pr-7 pl-1.5 aria-invalid:border-danger pointer-coarse:min-h-11 pointer-coarse:pr-11'
              : classNames(inputLook, 'pr-11')
          }
        />
        <CalendarButton {...props} isOpen={isOpen} onOpen={setIsOpen} onChoose={onChoose} field={field} />
      </div>
      <p aria-live="polite" className={classNames('text-sm text-soft empty:hidden', isCompact && 'sr-only')}>
        {understood}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
};
