import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { leavingClient, siteClient } from '../../../../shell/calls/site-client.ts';
import { NoteSaver, type NoteState } from './note-saver.ts';
import { noteKeys, type Note } from './notes.queries.ts';

/** Without a key, before what was typed is saved. */
const PAUSE_MS = 800;

const newSaver = (note: Note, client: QueryClient, onState: (state: NoteState) => void): NoteSaver =>
  new NoteSaver(
    note,
    {
      save: async (text, version) => {
        const call = document.hidden ? leavingClient : siteClient;
        const saved = await call.call('save_note', { part_id: note.part_id, text, version });
        client.setQueryData(noteKeys.one(note.part_id), saved);
        void client.invalidateQueries({ queryKey: noteKeys.lists });
        return saved;
      },
      onState,
    },
    PAUSE_MS,
  );

/** A note and what saves it while it is typed; also when the page is left, and when the editor closes. */
export const useNoteSaver = (note: Note) => {
  const client = useQueryClient();
  const [state, setState] = useState<NoteState>({ text: note.text, save: 'idle', theirs: null, error: null });
  const [saver] = useState(() => newSaver(note, client, setState));
  const flush = useEffectEvent(() => void saver.flush());
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('pagehide', () => flush(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
    return () => {
      leaving.abort();
      flush();
    };
  }, []);
  return { state, saver };
};
