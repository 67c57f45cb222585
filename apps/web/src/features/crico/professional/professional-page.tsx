import { EmptyState } from '@nivel/ui/empty-state';
import { Button } from '@nivel/ui/button';
import { Navigate } from '@tanstack/react-router';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { cricoText } from '../area/crico-text.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { usePlace } from '../area/organization/use-place.ts';
import { MembersProgress } from './members-progress.tsx';
import { OrganizationChoice } from './organization-choice.tsx';
import { professionalText } from './professional-text.ts';

const isAdministered = ({ user_role: role }: ListedOrganization): boolean => role === 'owner' || role === 'admin';

const NoOrganization = () => {
  const text = cricoText.useText();
  const words = professionalText.useText();
  return (
    <EmptyState
      drawing={null}
      titleAs="h1"
      title={words.none}
      action={
        <Button size="sm" onClick={() => openCricoDialog('create-organization')}>
          {text.createOrganization}
        </Button>
      }
    >
      {words.noneText}
    </EmptyState>
  );
};

/** The dashboard of who owns or administers an organization: its members, and how far those are who agreed to show it. */
export const ProfessionalPage = () => {
  const words = professionalText.useText();
  const { organizations, organization: here } = usePlace();
  const administered = organizations.filter(isAdministered);
  const shown = here && isAdministered(here) ? here : administered[0];
  useTitle(words.title);
  if (shown && shown !== here)
    return <Navigate to="/professional-dashboard" search={{ organization: shown.organization_id }} replace />;
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-5xl flex-col gap-4 px-4 py-5 outline-none">
      {shown ? (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h1 className="text-2xl wrap-anywhere">{words.title}</h1>
              <p className="text-soft">{words.lead}</p>
            </div>
            <OrganizationChoice organizations={administered} shown={shown} />
          </div>
          <MembersProgress key={shown.organization_id} organization={shown} />
        </>
      ) : (
        <NoOrganization />
      )}
    </main>
  );
};
