import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useState } from 'react';
import { cricoText } from '../crico-text.ts';
import { SuccessionFields } from './succession-fields.tsx';
import type { Succession } from './use-succession.ts';

interface RemovalDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly succession: Succession;
  readonly isBusy: boolean;
  /** Why it could not be done; undefined if a successor has to be chosen first. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a person is removed or leaves, and then for the successor, if one is needed. */
export const RemovalDialog = ({ succession, failure, onConfirm, ...rest }: RemovalDialogProps) => {
  const text = cricoText.useText();
  const words = text.succession;
  const [isChecked, setIsChecked] = useState(false);
  const confirm = () => {
    setIsChecked(succession.places.length > 0);
    if (!succession.isMissing) onConfirm();
  };
  return (
    <ConfirmDialog
      {...rest}
      labels={text}
      isReady={succession.isPossible}
      failure={isChecked && succession.isMissing ? words.missing : failure}
      onConfirm={confirm}
    >
      <SuccessionFields succession={succession} />
    </ConfirmDialog>
  );
};
