import { ClientError } from '@nivel/client/client-error';
import { cricoText } from '../area/crico-text.ts';
import type { Person } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';
import { RemovalDialog } from '../area/succession/removal-dialog.tsx';
import { isSuccessionNeeded, useSuccession } from '../area/succession/use-succession.ts';
import { adminText } from './admin-text.ts';
import { useChangePerson } from './use-change-person.ts';

/** Asks before a person is taken out of Crico. */
export const RemovePerson = ({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const words = adminText.useText();
  const succession = useSuccession();
  const { mutate, isPending, error } = useChangePerson(
    person.user_id,
    () => words.removed,
    (refusal) => succession.learn(refusal),
  );
  const why = (refusal: Error): string =>
    refusal instanceof ClientError && refusal.code === 'forbidden' ? words.removeForbidden : errorText(text, refusal);
  return (
    <RemovalDialog
      title={words.removeTitle(person.full_name || person.email)}
      description={words.removeText}
      action={words.remove}
      succession={succession}
      isBusy={isPending}
      failure={error && !isSuccessionNeeded(error) ? `${words.removeFailed}. ${why(error)}` : undefined}
      onConfirm={() => mutate({ is_active: false, successors: succession.successors }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
};
