import type { ReactNode } from 'react';
import { limits } from '../../../limits/limits.ts';
import type { ListedProject } from '../area/data/projects.queries.ts';
import { useVisibleRows } from '../area/use-visible-rows.ts';

const { plain, listPx, projectPx, spare } = limits.crico.sidebar;

interface ProjectListProps {
  readonly projects: readonly ListedProject[];
  readonly children: (project: ListedProject) => ReactNode;
}

/** Many projects: a window in which only those in sight are drawn, and the rest are room. */
const LongList = ({ projects, children }: ProjectListProps) => {
  const { onScroll, isInSight, height } = useVisibleRows(projects.length, projectPx, spare);
  return (
    <div onScroll={onScroll} className="overflow-y-auto" style={{ maxHeight: listPx }}>
      <ul className="relative" style={{ height }}>
        {projects.map((project, index) =>
          isInSight(index) ? (
            <li
              key={project.id}
              aria-posinset={index + 1}
              aria-setsize={projects.length}
              className="absolute inset-x-0 pb-1.5"
              style={{ top: index * projectPx, height: projectPx }}
            >
              {children(project)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
};

/** The projects of a place, one below the other. */
export const ProjectList = ({ projects, children }: ProjectListProps) =>
  projects.length > plain ? (
    <LongList projects={projects}>{children}</LongList>
  ) : (
    <ul className="flex flex-col gap-1.5">
      {projects.map((project) => (
        <li key={project.id}>{children(project)}</li>
      ))}
    </ul>
  );
