import { buttonLook } from '@nivel/ui/button-look';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, NotebookPen } from 'lucide-react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { useDrawer } from '../../../../shell/drawer/use-drawer.tsx';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { reasonText } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import { useIsNoteKept, type NotePlace } from './kept-note.ts';
import { noteKeys, noteQuery } from './notes.queries.ts';
import { notesText } from './notes-text.ts';

const load = async () => {
  const [{ NoteDrawer }] = await Promise.all([import('./note-drawer.tsx'), notesText.load()]);
  return NoteDrawer;
};

const BookmarkButton = ({ partId }: { readonly partId: string }) => {
  const text = learningText.useText();
  const client = useQueryClient();
  const { data } = useQuery(noteQuery(partId));
  const { mutate, isPending } = useMutation({
    mutationFn: async (isBookmarked: boolean) =>
      siteClient.call('bookmark_part', { part_id: partId, is_bookmarked: isBookmarked }),
    onSuccess: (note) => {
      client.setQueryData(noteKeys.one(partId), note);
      void client.invalidateQueries({ queryKey: noteKeys.lists });
    },
    onError: (error) => notify({ type: 'error', message: text.bookmarkFailed(reasonText(text, error)) }),
  });
  const isBookmarked = data?.is_bookmarked ?? false;
  return (
    <button
      type="button"
      aria-pressed={isBookmarked}
      disabled={!data}
      className={buttonLook({ variant: 'secondary', size: 'sm' })}
      onClick={() => !isPending && mutate(!isBookmarked)}
    >
      <Bookmark aria-hidden="true" size={18} fill={isBookmarked ? 'currentColor' : 'none'} />
      {text.bookmark}
    </button>
  );
};

/** Writes a note about the part of the page, beside it, or bookmarks it. */
export const NoteButtons = ({ moduleId, partId }: Pick<NotePlace, 'moduleId' | 'partId'>) => {
  const text = learningText.useText();
  const session = useSession();
  const isKept = useIsNoteKept({ userId: session.status === 'signed-in' ? session.user.id : '', moduleId, partId });
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button type="button" className={buttonLook({ variant: 'secondary', size: 'sm' })} {...opener}>
        <NotebookPen aria-hidden="true" size={18} />
        {isKept ? text.ownNoteUnsaved : text.ownNote}
      </button>
      <BookmarkButton partId={partId} />
      {drawer}
    </>
  );
};
