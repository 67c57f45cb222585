import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, inputLook } from './field-frame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string;
  /** The error, in words; shown beside the field and announced with it. */
  readonly error?: string;
};

/** A labelled input of several lines. */
export const TextArea = ({ label, hint, error, ...rest }: TextAreaProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={inputLook}
      />
    </FieldFrame>
  );
};
