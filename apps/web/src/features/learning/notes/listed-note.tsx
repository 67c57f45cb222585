import { Button } from '@nivel/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useId, useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../shell/language/locale.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { Markdown } from '../area/markdown/markdown.tsx';
import { noteKeys, noteQuery, type ListedNote as Listed } from '../area/notes/notes.queries.ts';
import { notesText } from '../area/notes/notes-text.ts';

const dayOf = (at: string): string => new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });

/** The whole note, as it reads. */
const Whole = ({ partId }: { readonly partId: string }) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const { data, error } = useQuery(noteQuery(partId));
  if (error) return <p role="alert">{text.loadFailed(reasonText(learning, error))}</p>;
  return data ? <Markdown source={data.text} /> : <p role="status">{text.loading}</p>;
};

/** Deletes a note, also of a part that is locked now or no longer taught, and can take that back. */
const useRemove = ({ part_id: partId }: Listed) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const client = useQueryClient();
  const failed = (error: unknown) => notify({ type: 'error', message: text.failed(reasonText(learning, error)) });
  const renew = async () => client.invalidateQueries({ queryKey: noteKeys.all });
  const save = async (words: string, version: number) =>
    siteClient.call('save_note', { part_id: partId, text: words, version });
  const restore = useMutation({
    mutationFn: async (removed: { readonly text: string; readonly version: number }) =>
      save(removed.text, removed.version),
    onError: failed,
    onSettled: renew,
  });
  return useMutation({
    mutationFn: async () => {
      const note = await siteClient.call('read_note', { part_id: partId });
      const { version } = await save('', note.version);
      return { text: note.text, version };
    },
    onSuccess: (removed) =>
      notify({
        type: 'info',
        message: text.removed,
        action: { label: text.undo, run: () => restore.mutate(removed) },
      }),
    onError: failed,
    onSettled: renew,
  });
};

/** One line of the list: the part, the beginning of the note, and its actions. */
export const ListedNote = ({ note }: { readonly note: Listed }) => {
  const text = notesText.useText();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { mutate, isPending } = useRemove(note);
  const { part, part_id: partId } = note;
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-line bg-raised p-5">
      <h2 id={titleId} className="text-lg">
        {part ? (
          <Link
            to="/dashboard/modulos/$moduleId/partes/$partId"
            params={{ moduleId: part.module_id, partId }}
            className="underline-offset-4 hover:underline"
          >
            {part.title}
          </Link>
        ) : (
          text.partGone
        )}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
        {part && <span>{`${part.level_id} · ${part.module_title}`}</span>}
        {note.is_bookmarked && (
          <span className="flex items-center gap-1">
            <Bookmark aria-hidden="true" size={14} fill="currentColor" />
            {text.bookmarked}
          </span>
        )}
        <span>{text.changed(dayOf(note.changed_at))}</span>
      </p>
      {note.excerpt !== '' && (
        <>
          <div className="mt-3 wrap-anywhere">
            {isWhole ? <Whole partId={partId} /> : <p className="whitespace-pre-line">{note.excerpt}</p>}
          </div>
          <div className="mt-3 flex flex-wrap gap-3">
            {!isWhole && (
              <Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
                {text.whole}
              </Button>
            )}
            <Button variant="ghost" size="sm" loading={isPending} onClick={() => mutate()}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
    </article>
  );
};
