import { lazy } from 'react';
import type { ProjectDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { dialogsOf } from '../area/dialogs/dialogs-of.tsx';

/** The dialogs about projects. */
export const ProjectDialogs = dialogsOf<ProjectDialog>({
  'create-project': lazy(async () => ({
    default: (await import('./create-project-dialog.tsx')).CreateProjectDialog,
  })),
  'delete-projects': lazy(async () => ({
    default: (await import('./trash/delete-projects-dialog.tsx')).DeleteProjectsDialog,
  })),
  'deleted-projects': lazy(async () => ({
    default: (await import('./trash/deleted-projects-dialog.tsx')).DeletedProjectsDialog,
  })),
  'import-project': lazy(async () => ({ default: (await import('./moving/import-dialog.tsx')).ImportDialog })),
  'project-settings': lazy(async () => ({
    default: (await import('./settings/project-settings-dialog.tsx')).ProjectSettingsDialog,
  })),
  team: lazy(async () => ({ default: (await import('./team/team-dialog.tsx')).TeamDialog })),
});
