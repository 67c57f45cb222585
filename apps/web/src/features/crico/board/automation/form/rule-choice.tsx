import { ChoiceField } from '../../../area/choice-field.tsx';

interface RuleChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** A choice below its label; a value that is missing or deleted leaves it empty. */
export const RuleChoice = ({ onChoose, ...choice }: RuleChoiceProps) => (
  <ChoiceField {...choice} otherwise="…" onChange={onChoose} />
);
