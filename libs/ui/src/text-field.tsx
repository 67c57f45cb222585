import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string;
  readonly hint?: string;
  /** The error, in words; shown beside the field and announced with it. */
  readonly error?: string;
};

/** A labelled one-line input. */
export const TextField = ({ label, hint, error, className, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={classNames(inputLook, className)}
      />
    </FieldFrame>
  );
};
