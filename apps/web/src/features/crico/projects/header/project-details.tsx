import { Dialog } from '@nivel/ui/dialog';
import { WhoIsHere } from '../../area/presence/who-is-here.tsx';
import { useProject, type ProjectHeaderProps } from '../../area/project/project-scene.ts';
import { projectsText } from '../projects-text.ts';
import { ProjectBadges } from './project-badges.tsx';
import type { ProjectFigures } from './project-figures.ts';
import { ProjectProgress } from './project-progress.tsx';
import { ProjectStats } from './project-stats.tsx';

interface ProjectDetailsProps extends Omit<ProjectHeaderProps, 'onAdd'> {
  readonly figures: ProjectFigures;
  readonly onClose: () => void;
}

/** The project's details in the header, where there is room. */
export const ProjectDetails = ({ live, shown, figures, onClose }: ProjectDetailsProps) => {
  const text = projectsText.useText();
  const { name } = useProject().board.project;
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.details} description={name} closeLabel={text.closeDetails}>
      <div className="mt-4 flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <ProjectBadges />
          {live}
          <WhoIsHere />
        </div>
        <div className="flex items-center gap-3">
          <ProjectProgress progress={figures.progress} />
        </div>
        <ProjectStats
          figures={figures}
          shown={{
            ...shown,
            show: (figure) => {
              onClose();
              shown.show(figure);
            },
          }}
        />
      </div>
    </Dialog>
  );
};
