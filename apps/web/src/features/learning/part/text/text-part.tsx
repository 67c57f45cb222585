import { ChevronDown } from 'lucide-react';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { useMemo, useRef, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { levelLook } from '../../area/levels/level-look.ts';
import { learningText } from '../../area/learning-text.ts';
import { outlineOf } from '../../area/markdown/headings.ts';
import { Markdown } from '../../area/markdown/markdown.tsx';
import { PartSources } from '../part-sources.tsx';
import { StepBar } from '../step-bar.tsx';
import { useCompletePart } from '../use-complete-part.ts';
import { useHashTarget } from './use-hash-target.ts';
import { useReading } from './use-reading.ts';
import { useScrollShare } from './use-scroll-share.ts';

interface TextPartProps {
  readonly part: OpenedPart;
  readonly content: Extract<OpenedPart['content'], { type: 'text' }>;
}

/** The outline counts for itself; some headings carry a number of their own. */
const withoutNumber = (title: string): string => title.replace(/^\d+\.\s+/, '');

const Outline = ({ markdown }: { readonly markdown: string }) => {
  const text = learningText.useText();
  const entries = useMemo(() => outlineOf(markdown), [markdown]);
  const [isWide] = useState(() => innerWidth >= limits.reading.outlineFromPx);
  if (entries.length < 2) return null;
  return (
    <nav
      aria-label={text.outline}
      className="mt-6 self-start rounded-lg bg-sunken px-5 py-2 lg:sticky lg:mt-8 lg:top-24 lg:order-last"
    >
      <details open={isWide} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-sm">
          <h2 className="text-lg">{text.outline}</h2>
          <ChevronDown aria-hidden="true" size={18} className="group-open:rotate-180" />
        </summary>
        <ol className="mt-2 flex list-decimal flex-col pl-5 marker:text-soft">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center py-1.5 leading-snug underline-offset-4 hover:underline"
              >
                {withoutNumber(title)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};

/** A text to read: outline, the text itself, and the reading progress. */
export const TextPart = ({ part, content }: TextPartProps) => {
  const text = learningText.useText();
  const completion = useCompletePart(part);
  const { end, reachedEnd } = useReading(part, completion);
  const untilDone = reachedEnd ? text.textSoon : text.textLeft;
  const article = useRef<HTMLElement>(null);
  const share = useScrollShare(article);
  useHashTarget();
  return (
    <>
      {/* Beside the side list the column ends before the page does; the line is the page's. */}
      <div className="sticky top-14 z-10 mt-5 bg-surface lg:fixed lg:inset-x-0 lg:mt-0">
        <ProgressBar
          isLine
          progress={share}
          fill={levelLook(part.level.id).background}
          aria-label={text.readingProgress}
        />
      </div>
      <article
        ref={article}
        className="mx-auto w-full max-w-4xl px-4 sm:px-8 lg:grid lg:grid-cols-[minmax(0,1fr)_13.5rem] lg:gap-x-8"
      >
        <Outline markdown={content.markdown} />
        <div className="pt-6 pb-2 lg:pt-8">
          <Markdown source={content.markdown} />
          <PartSources part={part} />
        </div>
      </article>
      <div ref={end} className="h-px" />
      <StepBar part={part} completion={completion} hint={part.lockedBecause ? text.partSample : untilDone} />
    </>
  );
};
