import { ClientError } from '@nivel/client/client-error';
import type { ChangedSince } from '@nivel/contracts/projects/board.errors';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../limits/limits.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import { failureToast } from '../area/project/command-failure.ts';
import type { Board } from '../area/board-model/board-store.ts';
import { projectText } from '../area/project/project-text.ts';
import { boardText } from './board-text.ts';
import { showSkippedCards } from './skipped-cards-store.ts';

const { partlyMs } = limits.crico.toasts;

/** Something of a project and the fields of it that are spoken of; none: all of it. */
interface Spoken {
  readonly of: string;
  readonly id: string;
  /** Its name, if its change contains it: it may not be on the board yet. */
  readonly name?: string | undefined;
  readonly fields: readonly string[];
}

/** The name of a thing on a board; undefined where it is missing. */
const nameIn = (board: Board, { of, id }: Pick<Spoken, 'of' | 'id'>): string | undefined => {
  if (of === 'card') return board.cards.get(id)?.title;
  if (of === 'list') return board.lists.get(id)?.name;
  if (of === 'label') return board.labels.get(id)?.name;
  return of === 'field' ? board.fields.get(id)?.name : board.project.name;
};

const spokenOf = ({ of, id, set }: ProjectChange, known: Board): Spoken => {
  // A card is given its number when it is made, and never again.
  const isWhole = set === null || 'number' in set || nameIn(known, { of, id }) === undefined;
  const name = set && ('title' in set ? set.title : 'name' in set ? set.name : undefined);
  return {
    of,
    id,
    name: name ?? undefined,
    fields: isWhole ? [] : Object.keys(set),
  };
};

const isChangedSince = (details: unknown): details is ChangedSince =>
  typeof details === 'object' && details !== null && 'changed' in details && Array.isArray(details.changed);

/** Changes in words: which card and which of its fields, or how many. */
const useWords = (board: Board) => {
  const text = boardText.useText();
  return (spoken: readonly Spoken[]): string => {
    const fields = [...new Set(spoken.flatMap((one) => one.fields.map((field) => text.fields[field] ?? field)))].join(
      ', ',
    );
    const [first] = spoken;
    if (!first) return '';
    const name = nameIn(board, first) ?? first.name;
    const subject = spoken.length === 1 && name ? text.quoted(name) : text.things(spoken.length);
    return fields === '' ? subject : `${subject}: ${fields}`;
  };
};

/** The cards of a board among some things of it. */
const cardsAmong = ({ cards }: Board, things: readonly Pick<Spoken, 'of' | 'id'>[]): string[] =>
  things.flatMap(({ of, id }) => (of === 'card' && cards.has(id) ? [id] : []));

/** The effect of an undo or redo, in words; null: nothing was done here that it would revert. */
export interface Turnable {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Undoes the person's last command, and redoes it; a message names it, or why it was not undone. */
export const useUndo = (session: BoardSession, board: Board) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const inWords = useWords(board);
  const titlesOf = (ids: readonly string[]) =>
    ids
      .slice(0, 3)
      .map((id) => text.quoted(board.cards.get(id)?.title ?? ''))
      .join(', ');
  const showing = (ids: readonly string[]) =>
    ids.length === 0 ? {} : { action: { label: text.showLeft, run: () => showSkippedCards(ids) }, duration: partlyMs };
  /** After a reload earlier commands come next: the message states that they are not from here. */
  const earlier = (commandId: string, said: string): string =>
    session.outbox.own.isEarlier(commandId) ? text.fromEarlier(said) : said;
  const turn = async (
    procedure: 'undo_command' | 'redo_command',
    done: string,
    input = session.undoInput(),
  ): Promise<void> => {
    const { delta, error } = await session.request({ procedure, input });
    if (delta) {
      const left = session.outbox.own.leftBy(input.command_id);
      const cards = cardsAmong(board, left);
      const said = inWords(delta.changes.map((change) => spokenOf(change, board)));
      if (left.length === 0) notify({ type: 'success', title: done, message: earlier(input.command_id, said) });
      else
        notify({ type: 'warning', title: done, message: text.partly(left.length, titlesOf(cards)), ...showing(cards) });
      return;
    }
    if (!(error instanceof ClientError)) return;
    const toast = failureToast(error, shared.failed.undo, shared);
    if (isChangedSince(error.details))
      notify({
        type: 'warning',
        title: shared.errors[error.code] ?? '',
        message: inWords(error.details.changed),
        ...showing(cardsAmong(board, error.details.changed)),
      });
    else if (toast) notify(toast);
  };
  /** Takes back that command and none that came after it. */
  const undoOnly = (commandId: string) => void turn('undo_command', text.undone, session.undoInput(commandId));
  const { undo, redo } = session.outbox.own.next;
  const said = (delta: typeof undo) => delta && inWords(delta.changes.map((change) => spokenOf(change, board)));
  return {
    turnable: { undo: said(undo) ?? null, redo: said(redo) ?? null },
    undo: () => void turn('undo_command', text.undone),
    /** Undoes a command while it is this person's last one; otherwise reports that others came after it. */
    undoLast: (commandId: string) =>
      session.outbox.isLast(commandId) ? undoOnly(commandId) : notify({ type: 'info', message: shared.notLast }),
    redo: () => void turn('redo_command', text.redone),
  };
};
