import { ChoiceField } from '../../../area/choice-field.tsx';

interface RuleChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of several, below its label; what is not chosen yet, or gone, is left open. */
export const RuleChoice = ({ onChoose, ...choice }: RuleChoiceProps) => (
  <ChoiceField {...choice} otherwise="…" onChange={onChoose} />
);
