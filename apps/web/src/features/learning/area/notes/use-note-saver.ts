import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { leavingClient, siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import { keepNote, readKeptNote, type NotePlace } from './kept-note.ts';
import { NoteSaver } from './note-saver.ts';
import { noteKeys, type Note } from './notes.queries.ts';

/** The pause in typing before the text is saved. */
const PAUSE_MS = 800;

const isSignedIn = (userId: string): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && state.user.id === userId;
};

const newSaver = (note: Note, place: NotePlace, client: QueryClient): NoteSaver =>
  new NoteSaver(
    { saved: note, kept: readKeptNote(place) },
    {
      save: async (text, version) => {
        const call = document.hidden ? leavingClient : siteClient;
        const saved = await call.call('save_note', { part_id: note.part_id, text, version });
        client.setQueryData(noteKeys.one(note.part_id), saved);
        void client.invalidateQueries({ queryKey: noteKeys.lists });
        return saved;
      },
      // A save may fail after its writer has signed out and everything of theirs was removed.
      keep: (unsaved) => {
        if (isSignedIn(place.userId)) keepNote(place, unsaved);
      },
    },
    PAUSE_MS,
  );

/**
 * A note and its saver: it saves while the person types, when the page is left, and when the editor closes. Text that an
 * earlier editor could not save is sent again immediately.
 */
export const useNoteSaver = (note: Note, place: NotePlace) => {
  const client = useQueryClient();
  const [saver] = useState(() => newSaver(note, place, client));
  const state = saver.state.use();
  const flush = useEffectEvent(() => void saver.flush());
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    flush();
    addEventListener('pagehide', () => flush(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden && flush(), { signal });
    return () => {
      leaving.abort();
      flush();
    };
  }, []);
  return { state, saver };
};
