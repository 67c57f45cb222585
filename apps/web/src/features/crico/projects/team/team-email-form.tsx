import { LONGEST_EMAIL_TEXT, LONGEST_SUBJECT, MOST_ADDRESSEES } from '@nivel/contracts/projects/written-email-values';
import type { TeamMember } from '@nivel/contracts/projects/team-shape';
import { Button } from '@nivel/ui/button';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../../area/form-error.tsx';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import type { TeamMessages } from './messages/es-mx.ts';
import { teamText } from './team-text.ts';
import { nameOf } from './team.queries.ts';
import { emailRefusal, useTeamEmail, type EmailDraft } from './use-team-email.ts';

const problemsOf = ({ to, subject, text }: EmailDraft, words: TeamMessages['email']) => ({
  to: to.length === 0 ? words.toMissing : to.length > MOST_ADDRESSEES ? words.toMany(MOST_ADDRESSEES) : undefined,
  subject:
    subject.trim() === ''
      ? words.subjectMissing
      : [...subject.trim()].length > LONGEST_SUBJECT
        ? words.tooLong(LONGEST_SUBJECT)
        : undefined,
  text:
    text.trim() === ''
      ? words.textMissing
      : [...text.trim()].length > LONGEST_EMAIL_TEXT
        ? words.tooLong(LONGEST_EMAIL_TEXT)
        : undefined,
});

interface TeamEmailFormProps {
  readonly projectId: string;
  /** The possible recipients. */
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

/** An e-mail to members of a project; typed text stays until it is sent. */
export const TeamEmailForm = ({ projectId, members, onClose }: TeamEmailFormProps) => {
  const all = teamText.useText();
  const words = all.email;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<EmailDraft>(() => ({ id: uuidv7(), to: [], subject: '', text: '' }));
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useTeamEmail(projectId, onClose);
  const problems = problemsOf(draft, words);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (values: Partial<EmailDraft>) => setDraft({ ...draft, ...values, id: uuidv7() });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = (['to', 'subject', 'text'] as const).find((field) => problems[field]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (!isPending) mutate(draft);
  };
  return (
    <form ref={form} noValidate aria-label={words.title} onSubmit={onSubmit} className="flex flex-col gap-4">
      <ChoiceGroup
        several
        legend={words.to}
        name="to"
        choices={members.map((member) => ({ value: member.user_info.email, label: nameOf(member) }))}
        values={draft.to}
        onChange={(to) => change({ to })}
        {...(isChecked && problems.to && { error: problems.to })}
      />
      <TextField
        label={words.subject}
        name="subject"
        autoComplete="off"
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
        error={isChecked ? problems.subject : undefined}
      />
      <TextArea
        label={words.text}
        name="text"
        rows={6}
        hint={words.hint}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        {...(isChecked && problems.text && { error: problems.text })}
      />
      <FormError>{error ? emailRefusal(all, error) : undefined}</FormError>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {all.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
};
