import { cricoText } from '../crico-text.ts';

/** Somebody by name; who is not here any more is struck through, and it is said to those who do not see that. */
export const PersonName = ({ name, isActive }: { readonly name: string; readonly isActive: boolean }) => {
  const text = cricoText.useText().people;
  if (isActive) return name;
  return (
    <>
      <s>{name}</s>
      <span className="sr-only"> ({text.gone})</span>
    </>
  );
};
