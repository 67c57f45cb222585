import { useQueryClient } from '@tanstack/react-query';
import { cricoText } from '../area/crico-text.ts';
import { permissionsQuery, type Person } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';
import { RemovalDialog } from '../area/succession/removal-dialog.tsx';
import { isSuccessionNeeded, useSuccession } from '../area/succession/use-succession.ts';
import { adminText } from './admin-text.ts';
import { useChangePerson } from './use-change-person.ts';

/** Asks before an administrator stops being one; the only one names who follows. */
export const StepDown = ({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const words = adminText.useText();
  const client = useQueryClient();
  const succession = useSuccession();
  const { mutate, isPending, error } = useChangePerson(
    person.user_id,
    () => words.steppedDown,
    (refusal) => succession.learn(refusal),
  );
  const onSuccess = () => {
    onClose();
    void client.invalidateQueries({ queryKey: permissionsQuery(person.user_id).queryKey });
  };
  return (
    <RemovalDialog
      title={words.stepDownTitle}
      description={words.stepDownText}
      action={words.stepDown}
      succession={succession}
      isBusy={isPending}
      failure={error && !isSuccessionNeeded(error) ? errorText(text, error) : undefined}
      onConfirm={() => mutate({ role: 'user', successors: succession.successors }, { onSuccess })}
      onCancel={onClose}
    />
  );
};
