import { MoneyChoice } from './money-choice.tsx';
import { useBookkeepers } from './use-bookkeepers.ts';

/** An item needs a value: this one means no person. */
const NOBODY = 'nobody';

interface PersonInChargeProps {
  readonly label: string;
  /** Their id; empty: none. */
  readonly value: string;
  /** The name of the person in charge, if they are not among the possible ones. */
  readonly otherwise: string;
  readonly nobody: string;
  readonly onChoose: (value: string) => void;
}

/** The person in charge of a row: a keeper of the book, or nobody. */
export const PersonInCharge = ({ label, value, otherwise, nobody, onChoose }: PersonInChargeProps) => {
  const people = useBookkeepers();
  const isKnown = value === '' || people.some(([id]) => id === value);
  return (
    <MoneyChoice
      label={label}
      value={value || NOBODY}
      items={[[NOBODY, nobody], ...people, ...(isKnown ? [] : [[value, otherwise] as const])]}
      onChoose={(chosen) => onChoose(chosen === NOBODY ? '' : chosen)}
    />
  );
};
