import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Call } from '@nivel/platform/handler';
import {
  deleteNotes,
  greet,
  insertCards,
  insertNote,
  readReport,
  removeBoard,
  renameBoard,
  renameCards,
  takePayment,
  updateNote,
} from './door-operations.ts';
import { openSecret, openTimetable, tellStory, testErrors } from './test-operations.ts';

const asNote = (id: number, title = 'Nota', pinned = false) => ({ id, title, pinned });

/** Handlers without a memory: they answer with their input, so that a test sees the gateway's request. */
export const doorHandlers = {
  [insertNote.name]: ({ title, pinned }: InputOf<typeof insertNote>) => ({ rows: [asNote(1, title, pinned)] }),
  [updateNote.name]: ({ id, title, pinned }: InputOf<typeof updateNote>) => ({
    rows: id > 100 ? [] : [asNote(id, title, pinned)],
  }),
  [deleteNotes.name]: ({ id }: InputOf<typeof deleteNotes>) => ({ rows: id.map((one) => asNote(one)) }),
  [insertCards.name]: ({ rows }: InputOf<typeof insertCards>) => ({ rows }),
  [renameCards.name]: ({ board_id, title }: InputOf<typeof renameCards>) => ({
    rows: [
      { board_id, title },
      { board_id, title },
    ],
  }),
  [readReport.name]: ({ id, days }: InputOf<typeof readReport>, { actor }: Call) => ({
    id,
    days: days ?? null,
    userId: actor?.userId,
  }),
  [greet.name]: ({ name = 'you' }: InputOf<typeof greet>) => ({ greeting: `Hello, ${name}` }),
  [renameBoard.name]: (input: InputOf<typeof renameBoard>) => input,
  [removeBoard.name]: () => ({ success: true }),
  [tellStory.name]: ({ words, fails }: InputOf<typeof tellStory>, { sendPart }: Call) => {
    for (const at of words.keys()) sendPart?.({ text: words.slice(0, at + 1).join(' ') });
    if (fails) throw new AppError(testErrors.part_locked);
    return { story: words.join(' ') };
  },
  [takePayment.name]: () => ({ received: true }),
  [openTimetable.name]: () => ({ text: '' }),
  [openSecret.name]: () => ({}),
};
