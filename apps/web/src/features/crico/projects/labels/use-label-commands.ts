import type { LabelRow } from '@nivel/contracts/projects/board-shape';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useToldCommand } from '../use-told-command.ts';
import type { LabelForm } from './label-form.ts';
import { labelsText } from './labels-text.ts';

/** The leads' changes of the open project's labels: shown immediately, with a message when one is done or refused. */
export const useLabelCommands = () => {
  const text = labelsText.useText();
  const { command, told } = useToldCommand();
  const { failed } = text;
  return {
    create: ({ name, color }: LabelForm) => {
      const input = { ...command(), label_id: uuidv7(), name: name.trim(), color };
      const done = { title: text.created, message: text.createdText(input.name) };
      void told({ procedure: 'create_label', input }, { done, failed });
    },
    update: ({ id }: LabelRow, { name, color }: LabelForm) => {
      const set = { name: name.trim(), color };
      const done = { title: text.updated, message: text.updatedText(set.name) };
      void told({ procedure: 'update_label', input: { ...command(), label_id: id, set } }, { done, failed });
    },
    remove: ({ id, name }: LabelRow) => {
      const done = { title: text.deleted, message: text.deletedText(name) };
      const input = { ...command(), label_id: id };
      void told({ procedure: 'delete_label', input }, { done, failed, undo: text.undo });
    },
    /** Their cards have one of them from then on. */
    merge: (into: LabelRow, labels: readonly LabelRow[]) => {
      const label_ids = labels.map(({ id }) => id).filter((id) => id !== into.id);
      const done = { title: text.merged, message: text.mergedText(into.name) };
      const input = { ...command(), into: into.id, label_ids };
      void told({ procedure: 'merge_labels', input }, { done, failed, undo: text.undo });
    },
  };
};
