import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { FieldInput } from '../../area/project/field-input.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { cardsText } from '../cards-text.ts';
import type { CardEditing } from './use-card-editor.ts';

/** A card's values of the project's fields: each is saved when its field loses the focus. */
export const CardValues = ({ editing: { card, isFixed } }: { readonly editing: CardEditing }) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const fields = fieldsOf(board);
  if (fields.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-0.5">
      <legend className="mb-1 font-medium">{text.ownFields}</legend>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={card.fields[field.id]}
          isFixed={isFixed}
          onChange={(value) => {
            const ids = { project_id: board.project.id, command_id: uuidv7(), card_ids: [card.id] };
            const input = { ...ids, set: { fields: { [field.id]: value } } };
            void perform({ procedure: 'update_cards', input }, shared.failed.update);
          }}
        />
      ))}
    </fieldset>
  );
};
