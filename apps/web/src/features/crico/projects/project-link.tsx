import { ProgressBar } from '@nivel/ui/progress-bar';
import { Link, useSearch } from '@tanstack/react-router';
import { useSidebar } from '../area/frame/sidebar-context.ts';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { personal } from '../area/organization/preferred-organization.ts';
import { projectsText } from './projects-text.ts';

/** A project in the sidebar: how many tasks it has, and how far they are. */
export const ProjectLink = ({ project }: { readonly project: ListedProject }) => {
  const text = projectsText.useText();
  const { close } = useSidebar();
  const { project: open } = useSearch({ strict: false });
  return (
    <Link
      to="/crico/dashboard"
      search={{ project: project.id, organization: project.organization_id ?? personal }}
      onClick={close}
      aria-current={open === project.id ? 'page' : undefined}
      className="flex min-h-15 flex-col gap-1.5 rounded-md border border-line bg-raised px-3 py-2 hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft"
    >
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
    </Link>
  );
};
