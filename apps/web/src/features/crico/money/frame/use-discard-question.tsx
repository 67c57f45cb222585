import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { cricoText } from '../../area/crico-text.ts';
import { moneyText } from '../money-text.ts';

/** Closes a form at once, or asks first where something in it was not saved. */
export const useDiscardQuestion = (isChanged: boolean, onClose: () => void) => {
  const shared = cricoText.useText();
  const { discard } = moneyText.useText();
  const [isAsked, setAsked] = useState(false);
  return {
    leave: () => (isChanged ? setAsked(true) : onClose()),
    question: isAsked && (
      <ConfirmDialog
        title={discard.title}
        description={discard.text}
        action={discard.action}
        labels={{ cancel: discard.stay, close: shared.close }}
        isBusy={false}
        failure={undefined}
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      />
    ),
  };
};
