import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { closeCricoDialog, useOpenDialog, type CricoDialog } from './crico-dialogs.store.ts';

/** The programs of the dialogs, loaded when one is first asked for. */
const dialogs: Record<CricoDialog, LazyExoticComponent<ComponentType<{ readonly onClose: () => void }>>> = {
  'create-organization': lazy(async () => ({
    default: (await import('./create-organization-dialog.tsx')).CreateOrganizationDialog,
  })),
  profile: lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog })),
  help: lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog })),
};

/** The dialog of the area that is open, if one is. */
export const CricoDialogs = () => {
  const name = useOpenDialog();
  useEffect(() => closeCricoDialog, []);
  if (!name) return null;
  const Dialog = dialogs[name];
  return (
    <FailureBoundary>
      <Suspense>
        <Dialog onClose={closeCricoDialog} />
      </Suspense>
    </FailureBoundary>
  );
};
