import { buttonLook } from '@nivel/ui/button-look';
import { Dialog } from '@nivel/ui/dialog';
import { Spinner } from '@nivel/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DrawerProps } from '../../../../shell/drawer/use-drawer.tsx';
import { useSession } from '../../../../shell/session/session.ts';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { reasonText } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import type { NotePlace } from './kept-note.ts';
import { NoteEditor } from './note-editor.tsx';
import { openedNoteQuery } from './notes.queries.ts';
import { notesText } from './notes-text.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

interface StoredNoteProps {
  readonly place: NotePlace;
  readonly onStuck: (isStuck: boolean) => void;
}

const StoredNote = ({ place, onStuck }: StoredNoteProps) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error } = useQuery(openedNoteQuery(place.partId, opening));
  if (data) return <NoteEditor note={data} place={place} onStuck={onStuck} />;
  if (error) return <p role="alert">{text.loadFailed(reasonText(learning, error))}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-soft">
      <Spinner />
      {text.loading}
    </p>
  );
};

/** The learner's own note about the part, which stays open behind it. Leaving a text that could not be saved asks first. */
export const NoteDrawer = (dialog: DrawerProps) => {
  const { moduleId, partId } = route.useParams();
  const session = useSession();
  const text = notesText.useText();
  const [isStuck, setIsStuck] = useState(false);
  const leaving = useUnsavedGuard({ isUnsaved: isStuck, isHeld: true });
  const userId = session.status === 'signed-in' ? session.user.id : '';
  return (
    <Dialog
      {...dialog}
      onOpenChange={(isOpen) =>
        isOpen ? dialog.onOpenChange(true) : leaving.attempt(() => dialog.onOpenChange(false))
      }
      side="end"
      isWide
      title={text.dialogTitle}
      description={text.dialogLead}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-6">
        <StoredNote key={partId} place={{ userId, moduleId, partId }} onStuck={setIsStuck} />
        <Link to="/dashboard/notas" className={buttonLook({ variant: 'ghost' })}>
          {text.all}
        </Link>
        <UnsavedQuestion leaving={leaving} labels={text} />
      </div>
    </Dialog>
  );
};
