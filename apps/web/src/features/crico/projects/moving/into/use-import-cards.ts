import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTransient } from '../../../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import type { ImportCommand } from './import-commands.ts';

/** How far an import is. */
export interface ImportState {
  readonly commands: readonly ImportCommand[];
  /** How many cards came with each of the commands that were answered. */
  readonly made: readonly number[];
  /** Whether the first command without an answer may have been done. */
  readonly isUnsure: boolean;
}

/** The cards of the commands that were answered, and of all; those that came. */
export const countsOf = ({ commands, made }: ImportState) => {
  const count = (some: readonly ImportCommand[]) => some.reduce((sum, { cards = [] }) => sum + cards.length, 0);
  return {
    sent: count(commands.slice(0, made.length)),
    all: count(commands),
    made: made.reduce((sum, one) => sum + one, 0),
  };
};

interface Sent {
  readonly from: ImportState;
  readonly signal: AbortSignal;
}

/** Sends the commands of an import that have no answer, one after the other, until the signal is aborted. */
const sendCommands = async (
  session: BoardSession,
  { from, signal }: Sent,
  onAnswer: (state: ImportState) => void,
): Promise<void> => {
  let at = from;
  for (const command of from.commands.slice(from.made.length)) {
    if (signal.aborted) return;
    const delta = await siteClient.call('import_cards', command);
    session.receiveOwn(delta);
    // Automatic cards may move with those that come.
    const made = delta.changes.filter(({ of, set }) => of === 'card' && set !== null && 'number' in set).length;
    at = { ...at, made: [...at.made, made], isUnsure: false };
    onAnswer(at);
  }
};

interface ImportEnd {
  /** Called once with the state at the end, also where the dialog was closed before. */
  readonly onEnd: (state: ImportState) => void;
  readonly onClose: () => void;
}

/** The state of an import for the page, and for code that runs between two renders; null where none is in progress. */
const useImportState = (onEnd: ImportEnd['onEnd']) => {
  const [state, setState] = useState<ImportState | null>(null);
  const current = useRef<ImportState | null>(null);
  const show = (next: ImportState | null): void => {
    current.current = next;
    setState(next);
  };
  const end = (): void => {
    const ended = current.current;
    show(null);
    if (ended !== null) onEnd(ended);
  };
  return { state, current, show, end };
};

/**
 * Sends the commands of an import one after the other; a stopped import continues with the first one without an answer.
 * Closing the dialog stops it; a command under way is waited for, so that its cards are reported and can be undone.
 */
export const useImportCards = (session: BoardSession, { onEnd, onClose }: ImportEnd) => {
  const { state, current, show, end } = useImportState(onEnd);
  const stopping = useRef(new AbortController());
  const isSending = useRef(false);
  /** Sends nothing more, and reports what has come; a command under way is reported with its answer. */
  const leave = (): void => {
    stopping.current.abort();
    if (!isSending.current) end();
  };
  const leavePage = useEffectEvent(() => leave());
  useEffect(() => () => leavePage(), []);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (sent: Sent) => sendCommands(session, sent, show),
    onSuccess: (_, { signal }) => {
      end();
      if (!signal.aborted) onClose();
    },
    onError: (failure, { signal }) => {
      const at = current.current;
      if (at !== null) show({ ...at, isUnsure: at.isUnsure || isTransient(failure) });
      if (signal.aborted) end();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (from: ImportState): void => {
    isSending.current = true;
    stopping.current = new AbortController();
    show(from);
    mutate({ from, signal: stopping.current.signal });
  };
  const stop = (): void => {
    leave();
    onClose();
  };
  const goOn = (): void => {
    if (current.current !== null && !isSending.current) send(current.current);
  };
  const start = (commands: readonly ImportCommand[]): void => {
    // The second click of two makes other commands.
    if (current.current === null) send({ commands, made: [], isUnsure: false });
  };
  return { state, error, isPending, start, goOn, stop };
};
