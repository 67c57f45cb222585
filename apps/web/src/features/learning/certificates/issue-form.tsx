import { HOLDER_NAME, LONGEST_HOLDER_NAME, SHORTEST_HOLDER_NAME } from '@nivel/contracts/learning/certificate-values';
import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { TextField } from '@nivel/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { certificatesQuery } from './certificates.queries.ts';
import { certificatesText } from './certificates-text.ts';
import { useReason } from './use-reason.ts';

/** The error of a name, if any. */
const problemOf = (name: string): 'nameLength' | 'nameLetters' | undefined => {
  const length = [...name].length;
  if (length < SHORTEST_HOLDER_NAME || length > LONGEST_HOLDER_NAME) return 'nameLength';
  return HOLDER_NAME.test(name) ? undefined : 'nameLetters';
};

interface ConfirmationProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isConfirmed: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
}

const Confirmation = ({ ref, isConfirmed, isMissing, onChange }: ConfirmationProps) => {
  const text = certificatesText.useText();
  const errorId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          ref={ref}
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isConfirmed}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {text.confirm}
      </label>
      {isMissing && <FieldError id={errorId}>{text.confirmMissing}</FieldError>}
    </div>
  );
};

const useIssue = (levelId: string) => {
  const text = certificatesText.useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) =>
      siteClient.call('issue_certificate', { level_id: levelId, holder_name: name }, { retries: 2 }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.issued });
      await client.invalidateQueries({ queryKey: certificatesQuery().queryKey });
    },
  });
};

/** Asks under which name the certificate is issued, once. */
export const IssueForm = ({ levelId, suggestedName }: { readonly levelId: string; readonly suggestedName: string }) => {
  const text = certificatesText.useText();
  const reason = useReason();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(suggestedName);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useIssue(levelId);
  const name = typed.trim().normalize('NFC');
  const wrong = problemOf(name);
  const failure = error ? text.issueFailed(reason(error)) : undefined;
  const problem = isChecked && wrong ? text[wrong] : failure;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (wrong) field.current?.focus();
    else if (!isConfirmed) box.current?.focus();
    else if (!isPending) mutate(name);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex w-full flex-col items-stretch gap-3 sm:max-w-md">
      <TextField
        ref={field}
        label={text.name}
        hint={text.nameHint}
        autoComplete="name"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // Another name has to be confirmed again.
          setIsConfirmed(false);
        }}
        {...(problem !== undefined && { error: problem })}
      />
      <Confirmation
        ref={box}
        isConfirmed={isConfirmed}
        isMissing={isChecked && !isConfirmed}
        onChange={setIsConfirmed}
      />
      <Button type="submit" className="self-start" loading={isPending}>
        {text.issue}
      </Button>
    </form>
  );
};
