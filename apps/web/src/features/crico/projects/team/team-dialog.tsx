import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../area/data/projects.queries.ts';
import type { CricoDialogProps } from '../../area/dialogs/dialogs-of.tsx';
import { ProjectTeam } from './project-team.tsx';
import { TeamOverview } from './team-overview.tsx';
import { teamText } from './team-text.ts';

/** Team Management: for one project, or for all of the caller's. */
export const TeamDialog = ({ projectIds, onClose }: CricoDialogProps) => {
  const text = teamText.useText();
  const { data } = useQuery(dashboardQuery());
  const [projectId] = projectIds;
  const project = data?.projects.find(({ id }) => id === projectId);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={project ? text.titleOf(project.name) : text.title}
      {...(projectId === undefined && { description: text.overviewLead })}
      closeLabel={text.close}
      isWide
    >
      <div className="mt-4">
        {projectId === undefined ? (
          <TeamOverview />
        ) : (
          <ProjectTeam
            projectId={projectId}
            organizationId={project?.organization_id ?? null}
            mayManage={project?.user_role === 'director'}
            mayWrite={project?.user_role === 'director' || project?.user_role === 'lead'}
            onLeft={onClose}
          />
        )}
      </div>
    </Dialog>
  );
};
