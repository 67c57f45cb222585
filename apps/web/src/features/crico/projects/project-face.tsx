import { ProgressBar } from '@nivel/ui/progress-bar';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { projectsText } from './projects-text.ts';

/** A project as the sidebar shows it: its colour and name, how many tasks it has, and how far they are. */
export const ProjectFace = ({ project }: { readonly project: ListedProject }) => {
  const text = projectsText.useText();
  return (
    <>
      <span className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-full"
          style={{ backgroundColor: project.color }}
        />
        <span className="min-w-0 truncate font-medium">{project.name}</span>
      </span>
      <span className="flex justify-between text-sm text-soft tabular-nums">
        <span>{text.tasks(project.milestones_count)}</span>
        <span>{project.progress}%</span>
      </span>
      <ProgressBar progress={project.progress} aria-label={text.progressOf(project.name)} isLine />
    </>
  );
};
