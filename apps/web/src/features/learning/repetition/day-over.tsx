import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Axo } from '../../../shell/brand/axo.tsx';
import { useSession } from '../../../shell/session/session.ts';
import { formatDay } from '../area/in-words.ts';
import { removeDraft } from './repetition-draft.ts';
import type { RepetitionDay } from './repetition.queries.ts';
import { repetitionText } from './repetition-text.ts';

interface DayOverProps {
  readonly day: RepetitionDay;
  /** The last question was answered just now: the focus moves to the content that replaces it. */
  readonly takesFocus: boolean;
}

const useWords = ({ isDayFull, answeredToday, nextOn }: RepetitionDay): { title: string; lines: string[] } => {
  const text = repetitionText.useText();
  const done = answeredToday > 0 ? [text.done(answeredToday)] : [];
  if (isDayFull) return { title: text.fullTitle, lines: [...done, text.full] };
  if (nextOn === null && answeredToday === 0) return { title: text.emptyTitle, lines: [text.empty] };
  const next =
    nextOn === null ? [] : [text.next(formatDay(nextOn, { weekday: 'long', day: 'numeric', month: 'long' }))];
  return { title: answeredToday > 0 ? text.doneTitle : text.restTitle, lines: [...done, ...next] };
};

/** Nothing is left for today: the limit is reached, all is done, or nothing was missed. */
export const DayOver = ({ day, takesFocus }: DayOverProps) => {
  const text = repetitionText.useText();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  useEffect(() => {
    // Its question was answered after all, or no longer exists: nothing is left to send. On a full day it stays for the next
    // one.
    if (!day.isDayFull) removeDraft(userId);
  }, [day.isDayFull, userId]);
  const { title, lines } = useWords(day);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        drawing={<Axo mood={day.answeredToday > 0 ? 'cheer' : 'sleep'} size={120} />}
        title={title}
        action={
          <Link to="/estudiantes-dashboard" className={buttonLook({ variant: 'secondary' })}>
            {text.toDashboard}
          </Link>
        }
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </EmptyState>
    </div>
  );
};
