import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import type { UnsavedGuard } from './unsaved-guard.ts';

interface UnsavedQuestionProps {
  readonly leaving: Pick<UnsavedGuard, 'isAsked' | 'leave' | 'stay'>;
  readonly labels: Readonly<Record<'unsaved' | 'unsavedText' | 'closeAnyway' | 'keepEditing' | 'close', string>>;
}

/** Asks a person who leaves with unsaved changes. */
export const UnsavedQuestion = ({ leaving, labels }: UnsavedQuestionProps) =>
  leaving.isAsked && (
    <ConfirmDialog
      title={labels.unsaved}
      description={labels.unsavedText}
      action={labels.closeAnyway}
      labels={{ cancel: labels.keepEditing, close: labels.close }}
      isBusy={false}
      failure={undefined}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
