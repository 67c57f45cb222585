import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import type { ImportCommand } from './import-commands.ts';

/** How far an import is. */
export interface ImportState {
  readonly commands: readonly ImportCommand[];
  /** Commands that were answered. */
  readonly answered: number;
  /** Cards that came. */
  readonly made: number;
}

/** The cards of the commands that were answered, and of all. */
export const countsOf = ({ commands, answered }: ImportState) => {
  const count = (some: readonly ImportCommand[]) => some.reduce((sum, { cards = [] }) => sum + cards.length, 0);
  return { sent: count(commands.slice(0, answered)), all: count(commands) };
};

/**
 * Sends the commands of an import one after the other; a stopped import continues with the first one without an answer.
 * Closing the dialog stops it.
 *
 * @param onEnd called with the state at the end, also where the dialog is closed before
 */
export const useImportCards = (session: BoardSession, onEnd: (state: ImportState) => void) => {
  const [state, setState] = useState<ImportState | null>(null);
  const current = useRef<ImportState | null>(null);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const show = (next: ImportState | null): void => {
    current.current = next;
    setState(next);
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (from: ImportState) => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      let at = from;
      for (const command of from.commands.slice(from.answered)) {
        signal.throwIfAborted();
        const delta = await siteClient.call('import_cards', command);
        session.receiveOwn(delta);
        const made = delta.changes.filter(({ of }) => of === 'card').length;
        at = { ...at, answered: at.answered + 1, made: at.made + made };
        if (!signal.aborted) show(at);
      }
      return at;
    },
    onSuccess: (done) => {
      // A closed dialog has reported already.
      if (current.current !== null) onEnd(done);
      show(null);
    },
  });
  return {
    /** Null before the import has begun. */
    state,
    error,
    isPending,
    start: (commands: readonly ImportCommand[]) => {
      // The second click of two makes other commands.
      if (current.current !== null) return;
      const first = { commands, answered: 0, made: 0 };
      show(first);
      mutate(first);
    },
    goOn: () => {
      if (state !== null && !isPending) mutate(state);
    },
    /** Sends nothing more, and reports what has come. */
    stop: () => {
      const stopped = current.current;
      stopping.current.abort();
      show(null);
      if (stopped !== null) onEnd(stopped);
    },
  };
};
