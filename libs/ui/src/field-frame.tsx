import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
}

/** The ids under which a field's hint and error are described. */
export const describedBy = (id: string, hint?: string, error?: string): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Label above (in a `field-rows` before it), control, then the error beside the field. */
export const FieldFrame = ({ id, label, hint, error, children }: FieldFrameProps) => (
  <div className="field flex flex-col gap-1.5">
    <label htmlFor={id} className="font-medium">
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="text-sm text-soft">
        {hint}
      </p>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
);

/** The look of every one-line control. */
export const inputLook =
  'field-control min-h-(--control-height) w-full rounded-sm border border-line-strong bg-raised px-3.5 py-1.5 text-text placeholder:text-soft ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60';
