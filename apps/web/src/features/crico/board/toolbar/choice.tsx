import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Partial<Record<Value, string>>>;
  /** Shows it as a field below its label, rather than in the space of a word. */
  readonly isField?: boolean | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of a few. */
export const Choice = <Value extends string>({ label, value, choices, isField, onChoose }: ChoiceProps<Value>) => {
  const named = Object.entries(choices) as [Value, string][];
  return (
    <Select
      label={label}
      value={value}
      items={Object.fromEntries(named)}
      isInline={!isField}
      onValueChange={(chosen) => {
        const found = named.find(([one]) => one === chosen);
        if (found) onChoose(found[0]);
      }}
    >
      <SelectTrigger />
      <SelectList>
        {named.map(([one, name]) => (
          <SelectItem key={one} value={one}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};
