import { LONGEST_TOPIC } from '@nivel/contracts/learning/mentoring-values';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { formatDay } from '../area/in-words.ts';
import { HourList } from './hour-list.tsx';
import { mentoringText } from './mentoring-text.ts';
import { useMentoringChange, type Hour, type Mentoring, type Session } from './mentoring.queries.ts';
import { SessionCard } from './session-card.tsx';

interface MoveButtonProps {
  readonly session: Session;
  readonly hours: readonly Hour[];
  readonly timeZone: string;
}

/** Takes another hour for a session. */
const MoveButton = ({ session, hours, timeZone }: MoveButtonProps) => {
  const text = mentoringText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, variables } = useMentoringChange(
    async (hour: Hour) => siteClient.call('move_mentoring_session', { session_id: session.id, hour_id: hour.id }),
    () => text.moved,
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {text.move}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={text.moveTitle} closeLabel={text.close} isWide>
        <div className="mt-4">
          {hours.length === 0 ? (
            <p className="text-soft">{text.noHours}</p>
          ) : (
            <HourList
              label={text.moveTitle}
              hours={hours}
              timeZone={timeZone}
              action={text.move}
              nameOf={(moment, hour) => text.moveTo(moment, hour.mentor_name || text.mentor)}
              busyId={isPending ? variables.id : undefined}
              onChoose={(hour) => mutate(hour, { onSuccess: () => setIsOpen(false) })}
            />
          )}
        </div>
      </Dialog>
    </>
  );
};

/** Books a free hour. Another click on the same hour is the same booking. */
const Booking = ({ mentoring: { hours, time_zone: timeZone, booked, per_month: most } }: LearnerPartProps) => {
  const text = mentoringText.useText();
  const [topic, setTopic] = useState('');
  const keys = useRef(new Map<string, string>());
  const { mutate, isPending, variables } = useMentoringChange(
    async ({ id }: Hour) => {
      const place = `${id} ${topic.trim()}`;
      const key = keys.current.get(place) ?? crypto.randomUUID();
      keys.current.set(place, key);
      const session = await siteClient.call('book_mentoring_session', {
        session_id: key,
        hour_id: id,
        topic: topic.trim(),
      });
      // A cancelled session may be booked again.
      keys.current.delete(place);
      return session;
    },
    () => text.booked,
  );
  return (
    <section aria-labelledby="book-title" className="flex flex-col gap-4">
      <h2 id="book-title" className="text-xl">
        {text.book}
      </h2>
      {Object.entries(booked).map(([month, count]) => (
        <p key={month} className="text-soft">
          {text.used(count, most, formatDay(`${month}-01`, { month: 'long', year: 'numeric' }))}
        </p>
      ))}
      {hours.length === 0 ? (
        <p className="text-soft">{text.noHours}</p>
      ) : (
        <>
          <TextField
            label={text.topic}
            maxLength={LONGEST_TOPIC}
            value={topic}
            onChange={({ target }) => setTopic(target.value)}
          />
          <HourList
            label={text.book}
            hours={hours}
            timeZone={timeZone}
            action={text.book}
            nameOf={(moment, hour) => text.bookAt(moment, hour.mentor_name || text.mentor)}
            busyId={isPending ? variables.id : undefined}
            onChoose={(hour) => mutate(hour)}
          />
        </>
      )}
    </section>
  );
};

interface LearnerPartProps {
  readonly mentoring: Mentoring;
}

/** The learner's sessions, and hours to book. */
export const LearnerPart = ({ mentoring }: LearnerPartProps) => {
  const text = mentoringText.useText();
  const { sessions, hours, time_zone: timeZone, per_month: most } = mentoring;
  return (
    <>
      {most === 0 && (
        <div className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-5">
          <p>{text.needsPlan}</p>
          <a href="/payment?plan=elite" className={buttonLook({})}>
            {text.seeElite}
          </a>
        </div>
      )}
      <section aria-labelledby="sessions-title" className="flex flex-col gap-4">
        <h2 id="sessions-title" className="text-xl">
          {text.sessions}
        </h2>
        {sessions.length === 0 ? (
          <p className="text-soft">{text.noSessions}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {sessions.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                timeZone={timeZone}
                acts={<MoveButton session={session} hours={hours} timeZone={timeZone} />}
              />
            ))}
          </ul>
        )}
      </section>
      {most > 0 && <Booking mentoring={mentoring} />}
    </>
  );
};
