import { Building2, User } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { cricoText } from '../../area/crico-text.ts';
import { organizationsQuery } from '../../area/data/crico.queries.ts';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { RoleBadges } from '../../area/people/role-badges.tsx';
import { projectsText } from '../projects-text.ts';

const badge = 'inline-flex items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-xs font-semibold';

/** A colour for each status; its word is beside it. */
const dots: Readonly<Record<string, string>> = {
  active: 'bg-success',
  planning: 'bg-info',
  'on-hold': 'bg-warning',
};

/** The place of a project: an organization, or its creator's personal one. */
const PlaceBadge = ({ projectId }: { readonly projectId: string }) => {
  const text = cricoText.useText();
  const { data } = useQuery(dashboardQuery());
  const { data: places } = useQuery(organizationsQuery());
  const project = data?.projects.find(({ id }) => id === projectId);
  if (!project || !places) return null;
  const { organization_id: id } = project;
  const organization = places.organizations.find((one) => one.organization_id === id);
  if (id !== null && !organization) return null;
  const Icon = organization ? Building2 : User;
  return (
    <span className={`${badge} max-w-48 border max-sm:max-w-32 border-line text-soft`}>
      <Icon aria-hidden="true" size={12} className="shrink-0" />
      <span className="truncate">{organization?.organization_name ?? text.personal}</span>
    </span>
  );
};

/** The place of a project, its state, and the caller's role in it. */
export const ProjectBadges = () => {
  const text = projectsText.useText();
  const { board } = useProject();
  const { id, status } = board.project;
  return (
    <>
      <PlaceBadge projectId={id} />
      <span className={`${badge} bg-sunken text-soft`}>
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[status] ?? 'bg-line-strong'}`} />
        {text.status(status)}
      </span>
      <RoleBadges roles={[board.role]} />
    </>
  );
};
