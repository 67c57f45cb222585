import { buttonLook } from '@nivel/ui/button-look';
import { Dialog } from '@nivel/ui/dialog';
import { Spinner } from '@nivel/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DrawerProps } from '../../../../shell/drawer/use-drawer.tsx';
import { reasonText } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import { NoteEditor } from './note-editor.tsx';
import { openedNoteQuery } from './notes.queries.ts';
import { notesText } from './notes-text.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

const StoredNote = ({ partId }: { readonly partId: string }) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error } = useQuery(openedNoteQuery(partId, opening));
  if (data) return <NoteEditor note={data} />;
  if (error) return <p role="alert">{text.loadFailed(reasonText(learning, error))}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-soft">
      <Spinner />
      {text.loading}
    </p>
  );
};

/** The learner's own note about the part that stays open behind it. */
export const NoteDrawer = (dialog: DrawerProps) => {
  const { partId } = route.useParams();
  const text = notesText.useText();
  return (
    <Dialog
      {...dialog}
      side="end"
      isWide
      title={text.dialogTitle}
      description={text.dialogLead}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-6">
        <StoredNote key={partId} partId={partId} />
        <Link to="/dashboard/notas" className={buttonLook({ variant: 'ghost' })}>
          {text.all}
        </Link>
      </div>
    </Dialog>
  );
};
