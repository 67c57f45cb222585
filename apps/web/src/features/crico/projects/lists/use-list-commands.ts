import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useToldCommand } from '../use-told-command.ts';
import { fieldsOf, type ListForm } from './list-form.ts';
import { listsText } from './lists-text.ts';

/**
 * What happens to the cards of a deleted list: they go to the trash with it, or to another list. 'nowhere' for a list without
 * visible cards: the service refuses it if the list has cards that are not visible here.
 */
export type CardsGo = 'along' | 'nowhere' | { readonly to: string };

/** The leads' changes of the open project's lists: shown immediately, with a message when one is done or refused. */
export const useListCommands = () => {
  const text = listsText.useText();
  const { command, told } = useToldCommand();
  const updateFailed = { title: text.updateFailed, message: text.updateFailedText };

  return {
    create: (form: ListForm) => {
      const fields = fieldsOf(form);
      void told(
        { procedure: 'create_list', input: { ...command(), list_id: uuidv7(), ...fields } },
        {
          done: { title: text.created, message: text.createdText(fields.name) },
          failed: { title: text.createFailed, message: text.createFailedText },
        },
      );
    },
    update: ({ id }: ListRow, form: ListForm) => {
      const set = fieldsOf(form);
      void told(
        { procedure: 'update_list', input: { ...command(), list_id: id, set } },
        {
          done: { title: text.updated, message: text.updatedText(set.name) },
          failed: updateFailed,
        },
      );
    },
    /** Puts a list behind another; null: in front of all. */
    move: ({ id }: ListRow, before: string | null) =>
      void told({ procedure: 'update_list', input: { ...command(), list_id: id, before } }, { failed: updateFailed }),
    remove: ({ id, name }: ListRow, cardsGo: CardsGo) => {
      const goes =
        cardsGo === 'nowhere'
          ? {}
          : cardsGo === 'along'
            ? { with_cards: true }
            : { move_to: cardsGo.to, override_limit: true };
      void told(
        { procedure: 'delete_list', input: { ...command(), list_id: id, ...goes } },
        {
          done: { title: text.deleted, message: text.deletedText(name) },
          failed: { title: text.deleteFailed, message: text.deleteFailedText },
          undo: text.undo,
        },
      );
    },
  };
};
