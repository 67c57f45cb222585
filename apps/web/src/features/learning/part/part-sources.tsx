import type { OpenedPart } from '../area/data/learning.queries.ts';
import { formatDay } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';

type Reviewed = Pick<OpenedPart, 'sources' | 'reviewedOn'>;

/** The sources of a part's facts, and when an author last checked them. */
export const PartSources = ({ part: { sources, reviewedOn } }: { readonly part: Reviewed }) => {
  const text = learningText.useText();
  if (sources.length === 0 && reviewedOn === null) return null;
  return (
    <section aria-label={text.sources} className="mt-10 border-t border-line pt-6 text-sm text-soft">
      {sources.length > 0 && (
        <>
          <h2 className="text-lg text-text">{text.sources}</h2>
          <ul className="mt-2 flex flex-col gap-1">
            {sources.map(({ author, title, year, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center py-1.5 underline underline-offset-4"
                >
                  {author}, {title}, {year}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {reviewedOn !== null && <p className="mt-3">{text.reviewedOn(formatDay(reviewedOn, { dateStyle: 'long' }))}</p>}
    </section>
  );
};
