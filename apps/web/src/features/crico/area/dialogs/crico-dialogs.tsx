import { lazy } from 'react';
import type { OwnDialog } from './crico-dialogs.store.ts';
import { dialogsOf } from './dialogs-of.tsx';

/** The dialogs of the area itself. */
export const CricoDialogs = dialogsOf<OwnDialog>({
  'create-organization': lazy(async () => ({
    default: (await import('./create-organization-dialog.tsx')).CreateOrganizationDialog,
  })),
  profile: lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog })),
  help: lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog })),
});
