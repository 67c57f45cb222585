import { lazy } from 'react';
import type { ProjectDialog } from '../area/dialogs/crico-dialogs.store.ts';
import { dialogsOf } from '../area/dialogs/dialogs-of.tsx';

/** The dialogs about projects. */
export const ProjectDialogs = dialogsOf<ProjectDialog>({
  'create-project': lazy(async () => ({
    default: (await import('./create-project-dialog.tsx')).CreateProjectDialog,
  })),
});
