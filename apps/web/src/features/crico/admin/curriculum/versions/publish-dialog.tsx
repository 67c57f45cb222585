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
import { curriculumKey, differenceQuery, problemsIn, type Change } from '../data/curriculum.queries.ts';
import { useFailureText } from '../data/failure-text.ts';
import { ProblemList } from '../data/problem-list.tsx';

const FieldDifference = ({ field }: { readonly field: Change['fields'][number] }) => {
  const words = curriculumText.useText();
  return (
    <div>
      <p className="text-sm font-medium">{words.fields[field.name] ?? field.name}</p>
      <dl className="grid gap-2 sm:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <dt className="text-sm text-soft">{words[side]}</dt>
            <dd
              className="max-h-48 overflow-auto rounded-sm bg-sunken px-2 py-1 text-sm whitespace-pre-wrap wrap-anywhere"
              tabIndex={0}
            >
              {field[side] || '—'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** A thing that publishing adds, changes or removes, with what learners have done in it. */
const ChangeItem = ({ change: { kind, title, state, fields, learners } }: { readonly change: Change }) => {
  const words = curriculumText.useText();
  const about = [words.states[state], ...(state === 'added' ? [] : [words.learners(learners)])].join(' · ');
  return (
    <li className="py-2">
      <details>
        <summary className="cursor-pointer pointer-coarse:py-2">
          <span className="text-soft">{words.kinds[kind]}</span> <span className="font-medium">{title}</span>{' '}
          <span className="text-sm text-soft">{about}</span>
        </summary>
        <div className="mt-2 flex flex-col gap-3">
          {fields.map((field) => (
            <FieldDifference key={field.name} field={field} />
          ))}
        </div>
      </details>
    </li>
  );
};

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
      <ul className="divide-y divide-line">
        {data.changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ul>
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
