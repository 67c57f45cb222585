import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { cardsText } from './cards-text.ts';
import type { UnsavedGuard } from './unsaved-guard.ts';

/** Asks whoever leaves with something unsaved. */
export const UnsavedQuestion = ({
  leaving,
}: {
  readonly leaving: Pick<UnsavedGuard, 'isAsked' | 'leave' | 'stay'>;
}) => {
  const text = cardsText.useText();
  if (!leaving.isAsked) return null;
  return (
    <ConfirmDialog
      title={text.unsaved}
      description={text.unsavedText}
      action={text.closeAnyway}
      labels={{ cancel: text.keepEditing, close: text.close }}
      isBusy={false}
      failure={undefined}
      onConfirm={leaving.leave}
      onCancel={leaving.stay}
    />
  );
};
