import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows that the action is in progress and refuses further clicks; the button keeps its focus and its name. */
    readonly loading?: boolean;
    readonly icon?: ReactNode;
    readonly iconPosition?: 'left' | 'right';
  };

/** A button. While `loading` it stays focusable, so that a keyboard user does not lose their place. */
export const Button = ({
  variant,
  size,
  fullWidth,
  animated,
  loading = false,
  icon,
  iconPosition = 'left',
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const drawing = loading ? <Spinner /> : icon;
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={classNames(buttonLook({ variant, size, fullWidth, animated }), className)}
      onClick={loading ? undefined : onClick}
    >
      {iconPosition === 'left' && drawing}
      {children}
      {iconPosition === 'right' && drawing}
    </button>
  );
};
