import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  /** Names by value, in the order of the list. */
  readonly items: ReadonlyMap<string, string> | readonly (readonly [value: string, name: string])[];
  /** The text for a value that is none of these. */
  readonly otherwise?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few, by name. */
export const ChoiceField = ({ label, value, items, otherwise, disabled, onChange }: ChoiceFieldProps) => {
  const names = Object.fromEntries(items);
  const shown = otherwise === undefined ? names : { [value]: otherwise, ...names };
  return (
    <Select label={label} value={value} items={shown} disabled={disabled} onValueChange={onChange}>
      <SelectTrigger />
      <SelectList>
        {[...items].map(([one, name]) => (
          <SelectItem key={one} value={one}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};
