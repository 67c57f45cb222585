import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The appearance of a button; links that act as the main step of a page share it. */
export interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** Smallest height: sm 36 px (44 for a finger), md 44 px, lg 52 px. */
  readonly size?: ButtonSize;
  readonly fullWidth?: boolean;
  /** Whether it lifts a little under the pointer. */
  readonly animated?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-raised text-text hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-5 gap-2',
  lg: 'min-h-13 px-7 text-lg gap-2.5',
};

/** The classes of a button with the given look. */
export const buttonLook = ({ variant = 'primary', size = 'md', fullWidth, animated }: ButtonLook = {}): string =>
  classNames(
    'inline-flex items-center justify-center rounded-md py-1.5 text-center text-balance font-semibold leading-tight transition',
    'disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full',
    animated && 'motion-safe:hover:-translate-y-0.5 motion-safe:active:translate-y-0 hover:shadow-low',
  );
