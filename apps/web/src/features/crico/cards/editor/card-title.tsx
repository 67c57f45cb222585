import { TextField } from '@nivel/ui/text-field';
import type { RefObject } from 'react';
import { cardsText } from '../cards-text.ts';
import type { CardEditing } from './use-card-editor.ts';

interface CardTitleProps {
  readonly editing: CardEditing;
  readonly first: RefObject<HTMLInputElement | null>;
}

/** The title of the card; the field that has the focus first. */
export const CardTitle = ({ editing, first }: CardTitleProps) => {
  const text = cardsText.useText();
  const { form, isFixed, title, change } = editing;
  return (
    <TextField
      ref={first}
      label={text.fields.title}
      required
      readOnly={isFixed}
      value={form.title}
      onChange={(event) => change({ title: event.target.value })}
      error={title}
      className="text-lg font-semibold"
    />
  );
};
