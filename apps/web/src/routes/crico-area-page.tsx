import { CricoArea } from '../features/crico/area/crico-area.tsx';
import { SidebarProjects } from '../features/crico/area/frame/sidebar-projects.ts';
import { EndedCopies } from '../features/crico/projects/copies/ended-copies.tsx';
import { ProjectDialogs } from '../features/crico/projects/project-dialogs.tsx';
import { ProjectsRegion } from '../features/crico/projects/projects-region.tsx';

/** Crico, with the projects in its sidebar the dialogs about them, and news of copies. */
export const CricoAreaPage = () => (
  <SidebarProjects value={<ProjectsRegion />}>
    <CricoArea
      dialogs={
        <>
          <ProjectDialogs />
          <EndedCopies />
        </>
      }
    />
  </SidebarProjects>
);
