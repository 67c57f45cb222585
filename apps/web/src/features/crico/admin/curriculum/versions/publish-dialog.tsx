import { LONGEST_PUBLISH_NOTE } from '@nivel/contracts/learning/authoring-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { FormError } from '../../../area/form-error.tsx';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { curriculumText } from '../data/curriculum-text.ts';
import { curriculumKey, differenceQuery, problemsIn } from '../data/curriculum.queries.ts';
import { useFailureText } from '../data/failure-text.ts';
import { ProblemList } from '../data/problem-list.tsx';
import { ChangeList } from './change-list.tsx';

const usePublish = (onPublished: () => void) => {
  const words = curriculumText.useText();
  const client = useQueryClient();
  const [publishId] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async ({ revision, note }: { readonly revision: string; readonly note: string }) =>
      siteClient.call('publish_curriculum_draft', { publish_id: publishId, revision, note }, { retries: 2 }),
    onSuccess: async ({ version }) => {
      notify({ type: 'success', message: words.published(version) });
      onPublished();
      await client.invalidateQueries({ queryKey: curriculumKey });
    },
    // Somebody else has saved or published: what is shown is not the present difference.
    onError: async () => client.invalidateQueries({ queryKey: differenceQuery().queryKey }),
  });
};

const Review = ({ onPublished }: { readonly onPublished: () => void }) => {
  const words = curriculumText.useText();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const { data, error, refetch } = useQuery(differenceQuery());
  const publish = usePublish(onPublished);
  if (!data && error) return <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const problems = [...data.problems, ...problemsIn(publish.error)];
  if (data.changes.length === 0) return <p className="mt-3 text-soft">{words.noChanges}</p>;
  return (
    <div className="mt-3 flex flex-col gap-4">
      {problems.length > 0 && <ProblemList title={words.problemsTitle} problems={problems} />}
      <ChangeList changes={data.changes} />
      <TextField
        label={words.note}
        hint={words.noteHint}
        autoComplete="off"
        maxLength={LONGEST_PUBLISH_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormError>{publish.error ? failureText(publish.error) : undefined}</FormError>
      <div className="flex justify-end">
        <Button
          size="sm"
          disabled={data.problems.length > 0}
          loading={publish.isPending}
          onClick={() => publish.mutate({ revision: data.revision, note: note.trim() })}
        >
          {words.publishNow}
        </Button>
      </div>
    </div>
  );
};

/** The difference from the published version, before it is published. */
export const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = curriculumText.useText();
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={words.publishTitle} closeLabel={words.close}>
      <Review onPublished={onClose} />
    </Dialog>
  );
};
