import { ClientError } from '@nivel/client/client-error';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { cricoText } from '../area/crico-text.ts';
import type { Person } from '../area/data/crico.queries.ts';
import { errorText } from '../area/in-words.ts';
import { adminText } from './admin-text.ts';
import { useChangePerson } from './use-change-person.ts';

/** Asks before a person is taken out of Crico. */
export const RemovePerson = ({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) => {
  const text = cricoText.useText();
  const words = adminText.useText();
  const { mutate, isPending, error } = useChangePerson(
    person.user_id,
    () => words.removed,
    () => undefined,
  );
  const why = (refusal: Error): string =>
    refusal instanceof ClientError && refusal.code === 'forbidden' ? words.removeForbidden : errorText(text, refusal);
  return (
    <ConfirmDialog
      title={words.removeTitle(person.full_name || person.email)}
      description={words.removeText}
      action={words.remove}
      labels={text}
      isBusy={isPending}
      failure={error ? `${words.removeFailed}. ${why(error)}` : undefined}
      onConfirm={() => mutate({ is_active: false }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
};
