import { ProgressBar } from '@nivel/ui/progress-bar';
import { projectsText } from '../projects-text.ts';
import type { ProjectFigures } from './project-figures.ts';

/** The progress of a project. */
export const ProjectProgress = ({ progress }: Pick<ProjectFigures, 'progress'>) => {
  const text = projectsText.useText();
  return (
    <>
      <ProgressBar progress={progress} aria-label={text.progress} />
      <span className="text-sm whitespace-nowrap text-soft tabular-nums">{text.percent(progress)}</span>
    </>
  );
};
