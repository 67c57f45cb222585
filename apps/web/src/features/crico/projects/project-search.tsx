import { SearchField } from '../area/search-field.tsx';
import { projectsText } from './projects-text.ts';

interface ProjectSearchProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** How many projects have these words in their names. */
  readonly found: number;
}

/** Filters projects by their names, and shows the filter. */
export const ProjectSearch = ({ words, onChange, found }: ProjectSearchProps) => {
  const text = projectsText.useText();
  return (
    <>
      <SearchField label={text.search} value={words} onChange={onChange} />
      {words.trim() !== '' && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-x-2 px-2.5 text-sm text-soft">
          {found > 0 ? text.filteredBy(words.trim()) : text.notFound}
          <button
            type="button"
            onClick={() => onChange('')}
            className="min-h-8 font-semibold text-accent underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {text.clear}
          </button>
        </p>
      )}
    </>
  );
};
