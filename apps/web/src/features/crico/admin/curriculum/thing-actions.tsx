import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { curriculumText } from './data/curriculum-text.ts';
import { draftQuery } from './data/curriculum.queries.ts';
import { useFailureText } from './data/failure-text.ts';
import { PartFigures } from './part-figures.tsx';
import type { EditedThing } from './use-thing-form.ts';

interface ThingActionsProps {
  readonly thing: EditedThing;
  readonly title: string;
  /** Of the content that is saved now. */
  readonly revision: string;
  readonly isUnsaved: boolean;
  /** A saved part as learners will see it. */
  readonly preview: (id: string, onClose: () => void) => ReactNode;
  /** The form is made anew of what is saved now. */
  readonly onChanged: () => void;
}

type Asked = 'remove' | 'discard';

/** What can be done with a saved thing beside writing it: look at it, remove it, and take the draft back. */
export const ThingActions = ({ thing, title, revision, isUnsaved, preview, onChanged }: ThingActionsProps) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { kind, id, state } = thing;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (act: Asked) =>
      act === 'remove'
        ? siteClient.call('save_curriculum_thing', { kind, id, content: null, revision }, { retries: 2 })
        : siteClient.call('discard_curriculum_draft', { id, revision }, { retries: 2 }),
    onSuccess: async () => {
      setAsked(undefined);
      await client.invalidateQueries({ queryKey: draftQuery().queryKey });
      onChanged();
    },
  });
  const close = () => {
    setAsked(undefined);
    reset();
  };
  const question =
    asked === 'remove'
      ? { title: words.removeTitle(title), description: words.removeText, action: words.remove }
      : { title: words.discardTitle, description: words.discardText, action: words.discard };
  return (
    <>
      {kind === 'part' && state !== 'added' && <PartFigures id={id} />}
      {kind === 'part' && (
        <Button size="sm" variant="secondary" disabled={isUnsaved} onClick={() => setIsPreviewed(true)}>
          {words.preview}
        </Button>
      )}
      {state !== 'removed' && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      )}
      {state !== 'same' && (
        <Button size="sm" variant="secondary" onClick={() => setAsked('discard')}>
          {words.discard}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          {...question}
          labels={words}
          isBusy={isPending}
          failure={error ? failureText(error) : undefined}
          onConfirm={() => mutate(asked)}
          onCancel={close}
        />
      )}
      {isPreviewed && preview(id, () => setIsPreviewed(false))}
    </>
  );
};
