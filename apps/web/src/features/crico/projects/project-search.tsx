import { Search } from 'lucide-react';
import { projectsText } from './projects-text.ts';

interface ProjectSearchProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** How many projects have these words in their names. */
  readonly found: number;
}

/** Looks for projects by their names, and says what the list is filtered by. */
export const ProjectSearch = ({ words, onChange, found }: ProjectSearchProps) => {
  const text = projectsText.useText();
  return (
    <>
      <div className="relative">
        <Search aria-hidden="true" size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-9 w-full rounded-sm border border-line-strong bg-raised pr-2 pl-9 placeholder:text-soft [&::-webkit-search-cancel-button]:hidden pointer-coarse:min-h-11"
        />
      </div>
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
