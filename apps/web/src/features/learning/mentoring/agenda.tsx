import { Button } from '@nivel/ui/button';
import { TextArea } from '@nivel/ui/text-area';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { HourList } from './hour-list.tsx';
import { mentoringText } from './mentoring-text.ts';
import { agendaQuery, useMentoringChange, type Hour, type Session } from './mentoring.queries.ts';
import { PublishForm } from './publish-form.tsx';
import { SessionCard } from './session-card.tsx';

/** The result of the session, for the learner. */
const NotesForm = ({ session: { id, notes } }: { readonly session: Session }) => {
  const text = mentoringText.useText();
  const [draft, setDraft] = useState(notes);
  const [isChecked, setIsChecked] = useState(false);
  const words = draft.trim();
  const { mutate, isPending } = useMentoringChange(
    async () => siteClient.call('write_mentoring_notes', { session_id: id, notes: words }),
    () => text.notesSaved,
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (words !== '' && !isPending) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col items-stretch gap-3">
      <TextArea
        label={text.writeNotes}
        hint={text.notesHint}
        rows={4}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        {...(isChecked && words === '' && { error: text.notesMissing })}
      />
      <Button type="submit" variant="secondary" loading={isPending} className="self-start">
        {text.saveNotes}
      </Button>
    </form>
  );
};

const FreeHours = ({ hours, timeZone }: { readonly hours: readonly Hour[]; readonly timeZone: string }) => {
  const text = mentoringText.useText();
  const { mutate, isPending, variables } = useMentoringChange(
    async (hour: Hour) => siteClient.call('withdraw_mentoring_hour', { hour_id: hour.id }),
    () => text.withdrawn,
  );
  if (hours.length === 0) return <p className="text-soft">{text.noFree}</p>;
  return (
    <HourList
      label={text.free}
      hours={hours.map((hour) => ({ ...hour, mentor_name: '' }))}
      timeZone={timeZone}
      action={text.withdraw}
      nameOf={(moment) => text.withdrawAt(moment)}
      busyId={isPending ? variables.id : undefined}
      onChoose={(hour) => mutate(hour)}
    />
  );
};

/** A mentor's hours, and the sessions with them. */
export const Agenda = () => {
  const text = mentoringText.useText();
  const { data, dataUpdatedAt: now } = useSuspenseQuery(agendaQuery());
  const { hours, sessions, time_zone: timeZone } = data;
  const hasBegun = ({ starts_at: at }: Session): boolean => Date.parse(at) <= now;
  return (
    <section aria-labelledby="agenda-title" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="agenda-title" className="text-xl">
        {text.agenda}
      </h2>
      <PublishForm timeZone={timeZone} />
      <FreeHours hours={hours} timeZone={timeZone} />
      {sessions.length === 0 ? (
        <p className="text-soft">{text.noMentorSessions}</p>
      ) : (
        <ul aria-label={text.mentorSessions} className="flex flex-col gap-4">
          {sessions.map((session) => (
            <SessionCard key={session.id} session={session} timeZone={timeZone}>
              {!session.is_cancelled && hasBegun(session) && <NotesForm session={session} />}
            </SessionCard>
          ))}
        </ul>
      )}
    </section>
  );
};
