import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'disabled'> {
  readonly label: string;
  /** Out of use; it keeps the focus of who just used it. */
  readonly isOff?: boolean;
}

/** A small button that is a drawing. */
export const IconButton = ({ label, isOff = false, className, onClick, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
    className={classNames(
      'grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text aria-disabled:opacity-40 aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:size-11',
      className,
    )}
  />
);
