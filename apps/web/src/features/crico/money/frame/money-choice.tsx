import { FieldError } from '@nivel/ui/field-error';
import { useId } from 'react';
import { ChoiceField } from '../../area/choice-field.tsx';

interface MoneyChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of several in a form, with its fault. */
export const MoneyChoice = ({ label, value, items, error, onChoose }: MoneyChoiceProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <ChoiceField label={label} value={value} items={items} onChange={onChoose} />
      {error !== undefined && (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
};
