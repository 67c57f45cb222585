import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { describedBy } from './field-frame.tsx';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: string;
}

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
  /** One choice (radio buttons) or several (checkboxes). */
  readonly several?: boolean;
  readonly hint?: string;
  readonly error?: string;
  /** `list` one below the other, `cards` beside each other where there is room, `chips` in a flowing row. */
  readonly look?: 'list' | 'cards' | 'chips';
}

const layouts = {
  list: 'grid gap-2',
  cards: 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
  chips: 'flex flex-wrap gap-2',
};

const next = (values: readonly string[], value: string, several: boolean): string[] => {
  if (!several) return [value];
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
};

/** A labelled group of checkboxes or radio buttons, drawn as cards or chips; the real inputs stay underneath. */
export const ChoiceGroup = ({
  legend,
  name,
  choices,
  values,
  onChange,
  several = false,
  hint,
  error,
  look = 'chips',
}: ChoiceGroupProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, hint, error)} className="min-w-0">
      <legend className="mb-2 w-full font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={layouts[look]}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-11 items-center gap-2.5 border border-line-strong bg-raised px-3.5 py-2 transition hover:bg-sunken',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              look === 'chips' ? 'rounded-full' : 'rounded-md',
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={choice.value}
              checked={values.includes(choice.value)}
              onChange={() => onChange(next(values, choice.value, several))}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span>
              <span className="block leading-snug">{choice.label}</span>
              {choice.description && <span className="block text-sm text-soft">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
