import type { Toast } from '@nivel/ui/toast-queue';
import { ToastViewport } from '@nivel/ui/toast-viewport';
import { shellText } from '../language/shell-text.ts';
import { closeToast, useToasts } from './toaster.ts';

interface ToastListProps {
  /** Newest first. */
  readonly toasts: readonly Toast[];
  readonly onClose: (id: string) => void;
}

/** Toasts in their place, with their words. */
export const ToastList = (props: ToastListProps) => {
  const { notifications, close, toastKinds } = shellText.useText();
  return <ToastViewport {...props} label={notifications} closeLabel={close} kindLabels={toastKinds} />;
};

/** The page's toasts. */
export const Toasts = () => <ToastList toasts={useToasts()} onClose={closeToast} />;
