import { Link, useSearch } from '@tanstack/react-router';
import { useSidebar } from '../area/frame/sidebar-context.ts';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { personal } from '../area/organization/preferred-organization.ts';
import { ProjectFace } from './project-face.tsx';

/** Leads to a project. */
export const ProjectLink = ({ project }: { readonly project: ListedProject }) => {
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
      <ProjectFace project={project} />
    </Link>
  );
};
