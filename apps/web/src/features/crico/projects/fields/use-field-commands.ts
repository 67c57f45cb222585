import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useToldCommand } from '../use-told-command.ts';
import { choicesOf, type FieldForm } from './field-form.ts';
import { fieldsText } from './fields-text.ts';

/** The leads' changes of the open project's card fields: shown immediately, with a message when one is refused or removed. */
export const useFieldCommands = () => {
  const text = fieldsText.useText();
  const { command, told } = useToldCommand();
  const { failed } = text;
  return {
    create: ({ name, kind, currency, choices }: FieldForm) => {
      const field = { field_id: uuidv7(), name: name.trim(), kind, currency };
      const input = { ...command(), ...field, choices: kind === 'choice' ? choicesOf(choices, [], uuidv7) : [] };
      void told({ procedure: 'create_field', input }, { failed });
    },
    update: (field: FieldRow, { name, choices }: FieldForm) => {
      const chosen = field.kind === 'choice' ? { choices: choicesOf(choices, field.choices, uuidv7) } : {};
      const input = { ...command(), field_id: field.id, set: { name: name.trim(), ...chosen } };
      void told({ procedure: 'update_field', input }, { failed });
    },
    /** Puts a field behind another; null: in front of all. */
    move: ({ id }: FieldRow, before: string | null) =>
      void told({ procedure: 'update_field', input: { ...command(), field_id: id, before } }, { failed }),
    remove: ({ id, name }: FieldRow) => {
      const done = { title: text.removed, message: text.removedText(name) };
      const input = { ...command(), field_id: id };
      void told({ procedure: 'delete_field', input }, { done, failed, undo: text.undo });
    },
  };
};
