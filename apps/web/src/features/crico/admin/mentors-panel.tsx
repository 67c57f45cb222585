import { ClientError } from '@nivel/client/client-error';
import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cricoText } from '../area/crico-text.ts';
import { errorText } from '../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { Panel } from '../area/panel.tsx';
import { adminText } from './admin-text.ts';
import { mentorsQuery } from './admin.queries.ts';

type Mentor = OutputOf<Procedures['list_mentors']>['mentors'][number];

/** Makes a mentor of a person with a proven address. */
const GiveForm = () => {
  const text = cricoText.useText();
  const words = adminText.useText().mentors;
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const address = email.trim();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => siteClient.call('give_mentor_role', { email: address }),
    onSuccess: async ({ full_name: name }) => {
      notify({ type: 'success', message: words.given(name || address) });
      setEmail('');
      setIsChecked(false);
      field.current?.focus();
      await client.invalidateQueries({ queryKey: mentorsQuery().queryKey });
    },
  });
  const isAddress = /^\S+@\S+\.\S+$/.test(address);
  const isUnknown = error instanceof ClientError && error.code === 'mentor_account_not_found';
  const failure = error ? (isUnknown ? words.unknown : errorText(text, error)) : undefined;
  const problem = isChecked && !isAddress ? text.invites.emailInvalid : failure;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isAddress) field.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        ref={field}
        label={words.email}
        name="mentor-email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          reset();
        }}
        {...(problem !== undefined && { error: problem })}
      />
      <Button type="submit" size="sm" loading={isPending} className="sm:mt-[1.6875rem]">
        {words.give}
      </Button>
    </form>
  );
};

const MentorRow = ({ mentor }: { readonly mentor: Mentor }) => {
  const text = cricoText.useText();
  const words = adminText.useText().mentors;
  const client = useQueryClient();
  const name = mentor.full_name || words.unnamed;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => siteClient.call('take_mentor_role', { user_id: mentor.user_id }),
    onSuccess: async () => {
      notify({ type: 'success', message: words.taken(name) });
      await client.invalidateQueries({ queryKey: mentorsQuery().queryKey });
    },
    onError: (error) => notify({ type: 'error', message: errorText(text, error) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      <Button size="sm" variant="ghost" aria-label={words.takeName(name)} loading={isPending} onClick={() => mutate()}>
        {words.take}
      </Button>
    </li>
  );
};

/** Who answers learners' questions, and who is made one of them. */
export const MentorsPanel = () => {
  const all = adminText.useText();
  const words = all.mentors;
  const { data, error, refetch } = useQuery(mentorsQuery());
  return (
    <Panel id="mentors" title={all.tabs.mentors} lead={words.lead}>
      {!data && error && <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <div className="flex flex-col gap-3">
          <GiveForm />
          {data.length === 0 ? (
            <p className="text-soft">{words.empty}</p>
          ) : (
            <ul aria-label={all.tabs.mentors} className="-mb-2 divide-y divide-line">
              {data.map((mentor) => (
                <MentorRow key={mentor.user_id} mentor={mentor} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Panel>
  );
};
