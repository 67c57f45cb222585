import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface RuleChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  /** What is shown where the value is none of these. */
  readonly otherwise?: string;
  readonly onChoose: (value: string) => void;
}

/** One of several, below its label. */
export const RuleChoice = ({ label, value, items, otherwise = '…', onChoose }: RuleChoiceProps) => {
  const isKnown = items.some(([one]) => one === value);
  const named = isKnown ? items : [...items, [value, otherwise] as const];
  return (
    <Select label={label} value={value} items={Object.fromEntries(named)} onValueChange={onChoose}>
      <SelectTrigger />
      <SelectList>
        {items.map(([one, name]) => (
          <SelectItem key={one} value={one}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};
