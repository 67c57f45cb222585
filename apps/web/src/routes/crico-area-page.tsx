import { CricoArea } from '../features/crico/area/crico-area.tsx';
import { SidebarProjects } from '../features/crico/area/frame/sidebar-projects.ts';
import { ProjectsRegion } from '../features/crico/projects/projects-region.tsx';

/** Crico, with the projects in its sidebar. */
export const CricoAreaPage = () => (
  <SidebarProjects value={<ProjectsRegion />}>
    <CricoArea />
  </SidebarProjects>
);
