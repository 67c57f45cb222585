import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface EquityChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}

/** One of several, with what is wrong with it. */
export const EquityChoice = ({ label, value, items, error, disabled = false, onChoose }: EquityChoiceProps) => (
  <div>
    <Select label={label} value={value} items={Object.fromEntries(items)} disabled={disabled} onValueChange={onChoose}>
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
      <p role="alert" className="mt-1 text-sm text-danger">
        {error}
      </p>
    )}
  </div>
);
