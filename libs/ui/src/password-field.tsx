import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Content below the field, e.g. a strength meter. */
  readonly children?: ReactNode;
};

/** A password input whose text can be shown. */
export const PasswordField = ({ label, hint, error, showLabel, hideLabel, children, ...rest }: PasswordFieldProps) => {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        <div className="relative">
          <input
            {...rest}
            id={id}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            className={`${inputLook} pr-13`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? hideLabel : showLabel}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-sm text-soft hover:text-text"
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        </div>
      </FieldFrame>
      {children}
    </div>
  );
};
