import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { commandKeys, openCommandPalette } from '../../../shell/commands/command-registry.ts';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { displayName } from '../../../shell/session/display-name.ts';
import { useSession } from '../../../shell/session/session.ts';
import { cricoText } from '../area/crico-text.ts';
import { dashboardQuery } from '../area/data/projects.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { usePlace } from '../area/organization/use-place.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { dashboardText } from './dashboard-text.ts';

const stepLook = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3';

/** The possible actions before there is a project. */
const NextSteps = () => {
  const text = cricoText.useText();
  const words = dashboardText.useText();
  const { organization } = usePlace();
  return (
    <section aria-labelledby="next-steps" className="w-full max-w-2xl text-left">
      <h2 id="next-steps" className="mb-2 text-base">
        {words.nextSteps}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {organization && (
          <li className={stepLook}>
            {words.stepMembers}
            <Link
              to="/crico/organizations/$organizationId"
              params={{ organizationId: organization.organization_id }}
              className={buttonLook({ size: 'sm', variant: 'secondary' })}
            >
              {text.manageOrganization}
            </Link>
          </li>
        )}
        <li className={stepLook}>
          {words.stepOrganization}
          <Button size="sm" variant="secondary" onClick={() => openCricoDialog('create-organization')}>
            {text.createOrganization}
          </Button>
        </li>
        <li className={`${stepLook} pointer-coarse:hidden`}>
          {words.stepCommands}
          <Button size="sm" variant="secondary" onClick={openCommandPalette}>
            {text.commands} <kbd className="font-sans text-soft">{commandKeys()}</kbd>
          </Button>
        </li>
      </ul>
    </section>
  );
};

/** The dashboard with no project chosen: the current place, and the next step. */
export const DashboardPage = () => {
  const text = cricoText.useText();
  const words = dashboardText.useText();
  const state = useSession();
  const { organization, mayCreate } = usePlace();
  const place = organization?.organization_id ?? null;
  const { data } = useQuery(dashboardQuery());
  const hasProjects = data?.projects.some(({ organization_id: one }) => one === place) ?? false;
  useTitle(organization?.organization_name ?? text.dashboard);
  if (state.status !== 'signed-in') return null;
  return (
    <main id={mainId} tabIndex={-1} className="flex flex-col items-center gap-6 px-4 py-10 text-center outline-none">
      <BoardDrawing />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl">{words.welcomeTitle(displayName(state.user, text.personal))}</h1>
        <p className="text-soft">
          {organization ? words.welcomeIn(organization.organization_name) : words.welcomePersonal}
        </p>
        {hasProjects && <p className="text-soft">{mayCreate ? words.chooseProject : words.chooseProjectOnly}</p>}
      </div>
      {mayCreate && (
        <Button onClick={() => openCricoDialog('create-project')} icon={<Plus aria-hidden="true" size={18} />}>
          {hasProjects ? words.createProject : words.createFirstProject}
        </Button>
      )}
      <NextSteps />
    </main>
  );
};
