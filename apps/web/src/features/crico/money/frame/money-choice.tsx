import { FieldError } from '@nivel/ui/field-error';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { useId } from 'react';

interface MoneyChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of several in a form, with what is wrong with it. */
export const MoneyChoice = ({ label, value, items, error, onChoose }: MoneyChoiceProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Select label={label} value={value} items={Object.fromEntries(items)} onValueChange={onChoose}>
        <SelectTrigger />
        <SelectList>
          {items.map(([one, name]) => (
            <SelectItem key={one} value={one}>
              {name}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
      {error !== undefined && (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
};
