import { Skeleton } from '@nivel/ui/skeleton';
import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { mainId, SkipLink } from '../../../../shell/navigation/skip-link.tsx';
import { cricoText } from '../crico-text.ts';
import { usePermissions } from '../guard/guard.tsx';
import { joinedPlace } from '../joined/joined-place.ts';
import { LiveProjects } from '../live/live-projects.tsx';
import { useLiveOrganization } from '../live/use-live-organization.ts';
import { usePlace } from '../organization/use-place.ts';
import { ForeignOrganization } from './foreign-organization.tsx';
import { CricoHeader } from './crico-header.tsx';
import { Sidebar } from './sidebar.tsx';

const LiveOrganization = ({ id }: { readonly id: string }) => {
  useLiveOrganization(id);
  return null;
};

const ConsentQuestion = lazy(async () => ({
  default: (await import('../consent/consent-question.tsx')).ConsentQuestion,
}));

const JoinedHint = lazy(async () => ({ default: (await import('../joined/joined-hint.tsx')).JoinedHint }));

/** The next steps for a person who arrives by an invitation. */
const Arrival = () => {
  const { user_id: userId } = usePermissions();
  const place = joinedPlace.use();
  if (place?.userId !== userId) return null;
  return (
    <Suspense>
      <JoinedHint place={place} />
    </Suspense>
  );
};

/** Both are the same page. */
const HOME = /^\/crico(\/dashboard)?\/?$/;

/** The questions to members of an organization, where they arrive: not over the work on a project, nor over other pages. */
const Question = () => {
  const { organizations } = usePlace();
  const { project } = useSearch({ strict: false });
  const isArriving = useLocation({ select: ({ pathname }) => HOME.test(pathname) }) && !project;
  const asking = organizations.find(({ asks_progress_consent: asks }) => asks);
  if (!asking || !isArriving) return null;
  return (
    <Suspense>
      <ConsentQuestion key={asking.organization_id} organization={asking} />
    </Suspense>
  );
};

/** Header and sidebar around every page of Crico; below 1024 px the sidebar waits in a drawer. */
export const CricoFrame = ({ children }: { readonly children: ReactNode }) => {
  const text = cricoText.useText();
  const { organization, isForeign } = usePlace();
  const page = isForeign ? <ForeignOrganization /> : children;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {organization && <LiveOrganization key={organization.organization_id} id={organization.organization_id} />}
      <LiveProjects />
      <CricoHeader />
      <div className="flex flex-1">
        <aside
          aria-label={text.sidebar}
          className="sticky top-[53px] hidden h-[calc(100dvh-53px)] w-72 shrink-0 overflow-y-auto border-r border-line bg-surface p-3 lg:block"
        >
          <Sidebar />
        </aside>
        {/* A page that fills the window shares it with the parts above it, and does not scroll. */}
        <div className="min-w-0 flex-1 has-[main[data-fills]]:flex has-[main[data-fills]]:h-[calc(100dvh-53px)] has-[main[data-fills]]:flex-col">
          <Arrival />
          <Question />
          <Suspense
            fallback={
              <main id={mainId} tabIndex={-1} className="outline-none">
                <div role="status" aria-label={text.loading} className="flex flex-col gap-4 p-6">
                  <Skeleton className="h-10 w-72 max-w-full" />
                  <Skeleton className="h-48" />
                </div>
              </main>
            }
          >
            {page}
          </Suspense>
        </div>
      </div>
    </div>
  );
};
