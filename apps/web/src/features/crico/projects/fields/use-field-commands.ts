import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { usePerform } from '../../area/project/use-perform.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { choicesOf, type FieldForm } from './field-form.ts';
import { fieldsText } from './fields-text.ts';

/** What leads do to the fields of the cards of the open project. */
export const useFieldCommands = () => {
  const text = fieldsText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  const undo = () => void perform({ procedure: 'undo_command', input: command() }, text.failed);
  return {
    create: ({ name, kind, currency, choices }: FieldForm) => {
      const field = { field_id: uuidv7(), name: name.trim(), kind, currency };
      const input = { ...command(), ...field, choices: kind === 'choice' ? choicesOf(choices, [], uuidv7) : [] };
      void perform({ procedure: 'create_field', input }, text.failed);
    },
    update: (field: FieldRow, { name, choices }: FieldForm) => {
      const chosen = field.kind === 'choice' ? { choices: choicesOf(choices, field.choices, uuidv7) } : {};
      const input = { ...command(), field_id: field.id, set: { name: name.trim(), ...chosen } };
      void perform({ procedure: 'update_field', input }, text.failed);
    },
    /** Puts a field behind another; null: in front of all. */
    move: ({ id }: FieldRow, before: string | null) =>
      void perform({ procedure: 'update_field', input: { ...command(), field_id: id, before } }, text.failed),
    remove: ({ id, name }: FieldRow) =>
      void perform({ procedure: 'delete_field', input: { ...command(), field_id: id } }, text.failed, () =>
        notify({
          type: 'success',
          title: text.removed,
          message: text.removedText(name),
          action: { label: text.undo, run: undo },
        }),
      ),
  };
};
