import { Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { closeCricoDialog, useOpenDialog, type CricoDialog } from './crico-dialogs.store.ts';

/** A dialog whose program is loaded when it is first asked for. */
type LazyDialog = LazyExoticComponent<ComponentType<{ readonly onClose: () => void }>>;

/** Shows the dialog that is open, if it is one of these. */
export const dialogsOf = <Name extends CricoDialog>(dialogs: Readonly<Record<Name, LazyDialog>>) => {
  const isOne = (name: CricoDialog): name is Name => name in dialogs;
  return () => {
    const name = useOpenDialog();
    useEffect(() => closeCricoDialog, []);
    if (name === null || !isOne(name)) return null;
    const Dialog: LazyDialog = dialogs[name];
    return (
      <FailureBoundary>
        <Suspense>
          <Dialog onClose={closeCricoDialog} />
        </Suspense>
      </FailureBoundary>
    );
  };
};
