import { ProgressBar } from '@nivel/ui/progress-bar';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { NotFoundScreen } from '../../../shell/screens/not-found-screen.tsx';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { moduleQuery, type Module } from '../area/data/learning.queries.ts';
import { levelLook } from '../area/levels/level-look.ts';
import { learningText } from '../area/learning-text.ts';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { NotKept } from '../area/offline/not-kept.tsx';
import { DownloadModule } from './download-module.tsx';
import { ModuleHero } from './module-hero.tsx';
import { PartList } from './part-list.tsx';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId');

const Progress = ({ module }: { readonly module: Module }) => {
  const text = learningText.useText();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{text.partsOf(module.partsCompleted, module.partsTotal)}</p>
      <ProgressBar
        progress={module.percentage}
        fill={levelLook(module.level.id).background}
        aria-label={text.progressOf(module.title)}
      />
    </div>
  );
};

const Content = () => {
  const text = learningText.useText();
  const { moduleId } = route.useParams();
  const { data: module } = useSuspenseQuery(moduleQuery(moduleId));
  useTitle(module.title);
  return (
    <>
      <ModuleHero module={module} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <section aria-labelledby="parts-title" className="flex flex-col gap-4">
          <h2 id="parts-title" className="text-2xl">
            {text.parts}
          </h2>
          <Progress module={module} />
          <PartList module={module} />
          <Suspense fallback={null}>{module.lockedBecause === null && <DownloadModule module={module} />}</Suspense>
        </section>
        <section aria-labelledby="objectives-title" className="rounded-lg bg-sunken p-5 sm:p-6">
          <h2 id="objectives-title" className="text-xl">
            {text.objectives}
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-soft marker:text-accent">
            {module.learningObjectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
};

/** A module: its topic, its objectives, its parts, and the next step. */
export const ModulePage = () => {
  const text = learningText.useText();
  return (
    <>
      <SkipLink />
      <AreaHeader />
      <main id={mainId} tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-4 outline-none sm:px-6 sm:py-8">
        <Link
          to="/estudiantes-dashboard"
          className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium text-soft hover:text-text"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {text.backToDashboard}
        </Link>
        <LoadBoundary
          message={text.curriculumError}
          byCode={{
            module_not_found: <NotFoundScreen />,
            invalid_input: <NotFoundScreen />,
            offline: (again) => <NotKept what="module" again={again} />,
          }}
        >
          <Suspense fallback={<WaitingScreen>{text.moduleLoading}</WaitingScreen>}>
            <Content />
          </Suspense>
        </LoadBoundary>
      </main>
    </>
  );
};
