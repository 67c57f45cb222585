import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { Choice } from './choice.tsx';

/** Filters the cards by their due days. */
export const DueChoice = ({ isField }: { readonly isField?: boolean }) => {
  const text = viewText.useText();
  const { choices, choose } = useBoard();
  return (
    <Choice
      label={text.due}
      value={choices.due}
      choices={text.dues}
      isField={isField}
      onChoose={(due) => choose({ due })}
    />
  );
};
