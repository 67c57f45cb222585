import { Button } from '@nivel/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import { type Organization, organizationKey } from '../area/data/crico.queries.ts';
import { openCricoDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { Panel } from '../area/panel.tsx';
import { organizationsText } from './organizations-text.ts';

const projectsQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...organizationKey(orgId), 'projects'],
    queryFn: async () => siteClient.invoke('GET organization-projects', { orgId }),
    select: ({ projects }) => projects,
  });

/** The projects of an organization that its reader sees, and the state of each. */
export const ProjectsPanel = ({ organization }: { readonly organization: Organization }) => {
  const text = cricoText.useText();
  const words = organizationsText.useText();
  const { id: orgId, user_role: role } = organization;
  const { data: projects, error, refetch } = useQuery(projectsQuery(orgId));
  return (
    <Panel
      id="projects"
      title={words.projects}
      aside={
        role !== 'guest' && (
          <Button size="sm" variant="secondary" onClick={() => openCricoDialog('create-project')}>
            {words.newProject}
          </Button>
        )
      }
    >
      {!projects && error && <LoadFailure title={words.projectsFailed} error={error} onRetry={() => void refetch()} />}
      {!projects && !error && <LoadingRows />}
      {projects?.length === 0 && <p className="text-soft">{words.noProjects}</p>}
      {projects && projects.length > 0 && (
        <ul aria-label={words.projects} className="-my-2 divide-y divide-line">
          {projects.map((project) => (
            <li key={project.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="flex min-w-0 items-center gap-2">
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rounded-full"
                  style={{ backgroundColor: project.color }}
                />
                <Link
                  to="/crico/dashboard"
                  search={{ project: project.id, organization: orgId }}
                  className="min-h-6 font-medium wrap-anywhere text-accent hover:underline"
                >
                  {project.name}
                </Link>
              </span>
              <span className="text-sm text-soft tabular-nums">
                {text.projectRoles[project.user_role]} · {words.standing(project.milestones_count, project.progress)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
