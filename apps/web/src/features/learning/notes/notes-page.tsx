import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { TextField } from '@nivel/ui/text-field';
import { LONGEST_NOTE_SEARCH } from '@nivel/contracts/learning/note-values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { useTypedSearch } from '../../../shell/typing/use-typed-search.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { notesQuery } from '../area/notes/notes.queries.ts';
import { notesText } from '../area/notes/notes-text.ts';
import { ListedNote } from './listed-note.tsx';

const route = getRouteApi('/protected/signed-in/learning/dashboard/notas');

const Nothing = () => {
  const text = notesText.useText();
  return (
    <EmptyState
      drawing={<NotebookPen aria-hidden="true" size={96} strokeWidth={1.25} className="text-accent" />}
      title={text.empty}
      action={
        <Link to="/estudiantes-dashboard" className={buttonLook({ variant: 'secondary' })}>
          {text.toDashboard}
        </Link>
      }
    >
      {text.emptyText}
    </EmptyState>
  );
};

const Results = ({ search }: { readonly search: string }) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const { data, error } = useQuery(notesQuery(search));
  if (error) return <p role="alert">{text.loadFailed(reasonText(learning, error))}</p>;
  if (!data) return <WaitingScreen>{text.loading}</WaitingScreen>;
  const { notes } = data;
  if (search === '' && notes.length === 0) return <Nothing />;
  return (
    <>
      <p role="status" className="text-soft">
        {search !== '' && (notes.length === 0 ? text.none : text.count(notes.length))}
      </p>
      {notes.map((note) => (
        <ListedNote key={note.part_id} note={note} />
      ))}
    </>
  );
};

const Page = () => {
  const text = notesText.useText();
  const search = (route.useSearch().buscar ?? '').slice(0, LONGEST_NOTE_SEARCH);
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTypedSearch(
    search,
    (value) => void navigate({ search: value === '' ? {} : { buscar: value }, replace: true }),
  );
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-soft">{text.lead}</p>
      <TextField
        type="search"
        label={text.search}
        hint={text.searchHint}
        maxLength={LONGEST_NOTE_SEARCH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Results search={useDeferredValue(search.trim())} />
    </>
  );
};

/** The learner's own notes and bookmarks, and a search over them. */
export const NotesPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-3xl flex-col items-stretch gap-5 px-4 py-8 outline-none sm:px-6"
    >
      <Suspense>
        <Page />
      </Suspense>
    </main>
  </>
);
