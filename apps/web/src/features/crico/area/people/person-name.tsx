import { cricoText } from '../crico-text.ts';

/** A person by name; a former member is struck through, with a text for screen readers. */
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
