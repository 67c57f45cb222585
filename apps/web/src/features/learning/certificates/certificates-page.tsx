import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { Suspense } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { certificatesQuery } from './certificates.queries.ts';
import { certificatesText } from './certificates-text.ts';
import { LevelCertificate } from './level-certificate.tsx';

const Content = () => {
  const text = certificatesText.useText();
  const { data } = useSuspenseQuery(certificatesQuery());
  const { levels, has_plan: hasPlan, suggested_name: name } = data;
  if (levels.length === 0)
    return (
      <EmptyState
        drawing={<BadgeCheck aria-hidden="true" size={96} strokeWidth={1.25} className="text-accent" />}
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
  return levels.map((line) => (
    <LevelCertificate key={line.level_id} line={line} hasPlan={hasPlan} suggestedName={name} />
  ));
};

const Page = () => {
  const text = certificatesText.useText();
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-soft">{text.lead}</p>
      <LoadBoundary message={text.loadFailed}>
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Content />
        </Suspense>
      </LoadBoundary>
    </>
  );
};

/** The learner's certificates, level by level. */
export const CertificatesPage = () => (
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
