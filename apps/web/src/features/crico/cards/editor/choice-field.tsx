import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  /** Names by value, in the order of the list. */
  readonly items: ReadonlyMap<string, string>;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few, by name. */
export const ChoiceField = ({ label, value, items, disabled, onChange }: ChoiceFieldProps) => (
  <Select label={label} value={value} items={Object.fromEntries(items)} disabled={disabled} onValueChange={onChange}>
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
