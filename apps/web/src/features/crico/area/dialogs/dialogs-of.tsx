import { Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { closeCricoDialog, useOpenDialog, type CricoDialog } from './crico-dialogs.store.ts';

export interface CricoDialogProps {
  /** The projects that it is about. */
  readonly projectIds: readonly string[];
  /** Its initial part, if it has several. */
  readonly part?: string | undefined;
  /** The initial name, where something is created. */
  readonly draftName?: string | undefined;
  readonly onClose: () => void;
}

/** A dialog whose program is loaded when it is first opened. */
type LazyDialog = LazyExoticComponent<ComponentType<CricoDialogProps>>;

/** Shows the open dialog, if it is one of these. */
export const dialogsOf = <Name extends CricoDialog>(dialogs: Readonly<Record<Name, LazyDialog>>) => {
  const isOne = (name: CricoDialog): name is Name => name in dialogs;
  return () => {
    const open = useOpenDialog();
    useEffect(() => closeCricoDialog, []);
    if (open === null || !isOne(open.name)) return null;
    const Dialog: LazyDialog = dialogs[open.name];
    return (
      <FailureBoundary>
        <Suspense>
          <Dialog projectIds={open.projectIds} part={open.part} draftName={open.draftName} onClose={closeCricoDialog} />
        </Suspense>
      </FailureBoundary>
    );
  };
};
