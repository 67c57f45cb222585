import { ToastViewport } from '@nivel/ui/toast-viewport';
import { shellText } from '../language/shell-text.ts';
import { closeToast, useToasts } from './toaster.ts';

/** The page's toasts. */
export const Toasts = () => {
  const text = shellText.useText();
  return (
    <ToastViewport
      toasts={useToasts()}
      onClose={closeToast}
      label={text.notifications}
      closeLabel={text.close}
      kindLabels={text.toastKinds}
    />
  );
};
