import { LONGEST_EMAIL_TEXT, LONGEST_SUBJECT } from '@nivel/contracts/projects/written-email-values';
import { Button } from '@nivel/ui/button';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { cricoText } from '../crico-text.ts';
import { FormError } from '../form-error.tsx';
import { usePermissions } from '../guard/guard.tsx';
import { errorText } from '../in-words.ts';
import { LoadFailure, LoadingRows } from '../list-states.tsx';
import { tooManyEmails } from '../too-many-emails.ts';
import { helpText } from './help-text.ts';
import { supportQuery, useAskSupport, useSupportDraft } from './support.queries.ts';

const useWrong = () => {
  const words = helpText.useText();
  return (typed: string, most: number, missing: string): string | undefined => {
    const said = typed.trim();
    if (said === '') return missing;
    return [...said].length > most ? words.tooLong(most) : undefined;
  };
};

/** A message to support; typed text stays until it is sent, also when the dialog is closed. */
const SupportForm = () => {
  const area = cricoText.useText();
  const words = helpText.useText();
  const { user_id: me } = usePermissions();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { id, subject, text, change } = useSupportDraft(me);
  const { mutate, isPending, error } = useAskSupport();
  const wrong = useWrong();
  const problems = {
    subject: wrong(subject, LONGEST_SUBJECT, words.subjectMissing),
    text: wrong(text, LONGEST_EMAIL_TEXT, words.textMissing),
  };
  const limited = tooManyEmails(error);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const first = (['subject', 'text'] as const).find((field) => problems[field]);
    setIsChecked(first !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (!isPending) mutate({ id, subject, text });
  };
  return (
    <form ref={form} noValidate aria-label={words.support} onSubmit={onSubmit} className="mt-2 flex flex-col gap-4">
      <TextField
        label={words.subject}
        name="subject"
        autoComplete="off"
        value={subject}
        onChange={(event) => change({ subject: event.target.value })}
        error={isChecked ? problems.subject : undefined}
      />
      <TextArea
        label={words.message}
        name="text"
        rows={5}
        hint={words.supportHint}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        {...(isChecked && problems.text && { error: problems.text })}
      />
      <FormError>
        {error ? (limited ? words.tooMany(limited.when) : `${words.sendFailed} ${errorText(area, error)}`) : undefined}
      </FormError>
      <Button type="submit" size="sm" loading={isPending} className="self-end">
        {words.send}
      </Button>
    </form>
  );
};

/** How to reach support: by a form, or by the leads of the person's organizations if there is no such address. */
export const SupportSection = () => {
  const words = helpText.useText();
  const { data, error, refetch } = useQuery(supportQuery());
  return (
    <section aria-labelledby="support">
      <h3 id="support" className="mt-5 text-base">
        {words.support}
      </h3>
      {!data && error && <LoadFailure title={words.supportFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data?.is_configured && <SupportForm />}
      {data?.is_configured === false && (
        <>
          <p className="mt-2 text-soft">
            {words.notConfigured} {data.contacts.length > 0 ? words.askThem : words.askAdministrator}
          </p>
          {data.contacts.length > 0 && (
            <ul aria-label={words.contacts} className="mt-1">
              {data.contacts.map(({ full_name: name, email }) => (
                <li key={email} className="wrap-anywhere">
                  {name} ·{' '}
                  <a href={`mailto:${email}`} className="text-accent underline">
                    {email}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
};
