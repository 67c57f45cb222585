import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { thingKinds, type ThingKind } from '@nivel/contracts/learning/authoring-values';
import { limits } from '../../../../limits/limits.ts';
import { mainId } from '../../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../../shell/navigation/use-title.ts';
import { Guard } from '../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { curriculumText } from './data/curriculum-text.ts';
import { draftQuery, type DraftedCurriculum } from './data/curriculum.queries.ts';
import { FilesPanel } from './files/files-panel.tsx';
import { Outline } from './outline.tsx';
import { ProblemList } from './data/problem-list.tsx';
import { PublishDialog } from './versions/publish-dialog.tsx';
import { NewThingEditor, ThingEditor } from './thing-editor.tsx';
import { VersionsPanel } from './versions/versions-panel.tsx';

interface CurriculumPageProps {
  /** Markdown as learners see it. */
  readonly markdown: (source: string) => ReactNode;
  /** A saved part as learners will see it. */
  readonly preview: (id: string, onClose: () => void) => ReactNode;
}

const kindOf = (value: unknown): ThingKind | undefined => thingKinds.find((kind) => kind === value);

interface WorkProps extends CurriculumPageProps {
  readonly draft: DraftedCurriculum;
}

/** What is edited, as the address says. */
const Editor = ({ draft: { things }, ...views }: WorkProps) => {
  const words = curriculumText.useText();
  const search: { thing?: string | undefined; new?: unknown; in?: string | undefined } = useSearch({ strict: false });
  const kind = kindOf(search.new);
  if (search.thing !== undefined)
    return <ThingEditor key={search.thing} id={search.thing} things={things} {...views} />;
  if (kind === undefined) return <p className="py-6 text-center text-soft">{words.choose}</p>;
  const parentId = search.in ?? null;
  return <NewThingEditor key={`${kind} ${parentId}`} kind={kind} parentId={parentId} things={things} {...views} />;
};

/** The contents; on a phone they are folded while something is edited. */
const Contents = ({ things }: Pick<DraftedCurriculum, 'things'>) => {
  const words = curriculumText.useText();
  const { thing, new: added }: { thing?: string | undefined; new?: string | undefined } = useSearch({ strict: false });
  const [isWide] = useState(() => innerWidth >= limits.reading.outlineFromPx);
  const chosen = thing ?? added;
  return (
    <details
      key={isWide ? 'wide' : chosen}
      open={isWide || chosen === undefined}
      className="rounded-md border border-line bg-raised p-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <summary className="min-h-11 cursor-pointer px-2 py-2.5 font-medium lg:hidden">{words.outline}</summary>
      <Outline things={things} chosen={thing} />
    </details>
  );
};

const Work = (props: WorkProps) => {
  const words = curriculumText.useText();
  const { problems, things } = props.draft;
  return (
    <>
      {problems.length > 0 && <ProblemList title={words.problemsTitle} problems={problems} />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Contents things={things} />
        <section aria-label={words.title} className="min-w-0 rounded-md border border-line bg-raised px-4 pb-4">
          <Editor {...props} />
        </section>
      </div>
    </>
  );
};

const Page = (props: CurriculumPageProps) => {
  const words = curriculumText.useText();
  const { data, error, refetch } = useQuery(draftQuery());
  const [isPublishing, setIsPublishing] = useState(false);
  useTitle(words.title);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-5 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <Link
            to="/crico/admin"
            className="inline-flex min-h-6 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {words.back}
          </Link>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-soft">{data ? `${words.version(data.version)}. ${words.lead}` : words.lead}</p>
        </div>
        <Button size="sm" onClick={() => setIsPublishing(true)}>
          {words.publish}
        </Button>
      </div>
      {!data && error && <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && <Work draft={data} {...props} />}
      <VersionsPanel />
      <FilesPanel />
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </main>
  );
};

/** Where administrators write the curriculum: its contents, drafts, versions and files. */
export const CurriculumPage = (props: CurriculumPageProps) => (
  <Guard role="director" permission="manage_users">
    <Page {...props} />
  </Guard>
);
