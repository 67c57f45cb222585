import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Dialog } from '@nivel/ui/dialog';
import { useState } from 'react';
import { DebugSection } from './debug-section.tsx';

const labels = { cancel: 'Cancel', close: 'Close' };

/** A dialog, and one that asks before something is done. */
export const OverlaysSection = () => {
  const [opened, setOpened] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpened(null);
  return (
    <DebugSection title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpened('dialog')}>
          Open a dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpened('question')}>
          Open a question
        </Button>
      </div>
      <Dialog isOpen={opened === 'dialog'} onOpenChange={close} title="A dialog" closeLabel={labels.close}>
        <p className="mt-3">Escape closes it.</p>
      </Dialog>
      {opened === 'question' && (
        <ConfirmDialog
          title="Delete it?"
          description="The word has to be typed first."
          action="Delete"
          labels={labels}
          typed={{ word: 'DELETE', label: 'Type DELETE' }}
          isBusy={false}
          failure={undefined}
          onConfirm={close}
          onCancel={close}
        />
      )}
    </DebugSection>
  );
};
