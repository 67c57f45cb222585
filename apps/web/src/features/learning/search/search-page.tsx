import { LONGEST_SEARCH } from '@nivel/contracts/learning/search-values';
import { TextField } from '@nivel/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { useTypedSearch } from '../../../shell/typing/use-typed-search.ts';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { FoundPart } from './found-part.tsx';
import { searchQuery } from './search.queries.ts';
import { searchText } from './search-text.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/buscar');

const Results = ({ words }: { readonly words: string }) => {
  const text = searchText.useText();
  const learning = learningText.useText();
  const { data, error } = useQuery({ ...searchQuery(words), enabled: words !== '' });
  if (words === '') return <p className="text-soft">{text.start}</p>;
  if (error) return <p role="alert">{text.failed(reasonText(learning, error))}</p>;
  const results = data?.results;
  return (
    <>
      <p role="status" className="text-soft">
        {!results && text.searching}
        {results?.length === 0 && text.none(words)}
        {results && results.length > 0 && text.count(results.length)}
      </p>
      {results?.length === 0 && <p className="text-soft">{text.noneText}</p>}
      {results?.map((part) => (
        <FoundPart key={part.part_id} part={part} />
      ))}
    </>
  );
};

const Page = () => {
  const text = searchText.useText();
  const words = (route.useSearch().texto ?? '').slice(0, LONGEST_SEARCH);
  const navigate = route.useNavigate();
  const [typed, setTyped] = useTypedSearch(
    words,
    (value) => void navigate({ search: value === '' ? {} : { texto: value }, replace: true }),
  );
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-soft">{text.lead}</p>
      <search>
        <TextField
          type="search"
          autoFocus
          label={text.label}
          hint={text.hint}
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <Results words={useDeferredValue(words.trim())} />
    </>
  );
};

/** A search over everything that is taught, whose results lead to the place. */
export const SearchPage = () => (
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
