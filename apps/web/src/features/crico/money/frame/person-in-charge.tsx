import { useQuery } from '@tanstack/react-query';
import { moneyPeopleQuery } from '../money.queries.ts';
import { MoneyChoice } from './money-choice.tsx';

/** An item needs a value: this one stands for nobody. */
const NOBODY = 'nobody';

interface PersonInChargeProps {
  readonly label: string;
  /** Their id; empty: nobody. */
  readonly value: string;
  /** How whoever is in charge is called, where they are not among those who can be. */
  readonly otherwise: string;
  readonly nobody: string;
  readonly onChoose: (value: string) => void;
}

/** Who is in charge of a row: one of those who keep the book, or nobody. */
export const PersonInCharge = ({ label, value, otherwise, nobody, onChoose }: PersonInChargeProps) => {
  const { data } = useQuery(moneyPeopleQuery());
  const people = (data?.people ?? []).map(({ user_id: id, full_name: name }) => [id, name || id] as const);
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
