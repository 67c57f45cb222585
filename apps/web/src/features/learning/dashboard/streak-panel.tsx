import { Flame, Snowflake } from 'lucide-react';
import { StreakWeek, type StreakDay } from './streak-week.tsx';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { formatDay } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { Panel } from './panel.tsx';

const drawn: Record<Dashboard['streak']['week'][number]['state'], StreakDay['state']> = {
  done: 'done',
  frozen: 'frozen',
  missed: 'missed',
  open: 'today',
  coming: 'future',
};

/** Days in a row, this week's days and the freezes kept for a day that gets lost. */
export const StreakPanel = ({ streak, isNew }: Pick<Dashboard, 'streak'> & { readonly isNew: boolean }) => {
  const text = learningText.useText();
  const days = streak.week.map(({ day, state }) => ({
    short: formatDay(day, { weekday: 'narrow' }),
    label: `${formatDay(day, { weekday: 'long', day: 'numeric' })}: ${text.dayStates[state]}`,
    state: drawn[state],
  }));
  const today = streak.isDoneToday ? text.streakToday : text.streakOpen;
  const about = isNew ? text.streakGift : today;
  return (
    <Panel title={text.streakTitle} lead={text.streakMeaning}>
      <p className="flex items-center gap-3">
        <Flame aria-hidden="true" size={36} className={streak.days > 0 ? 'fill-x400-vivid text-x400' : 'text-soft'} />
        <span>
          <strong className="block font-heading text-2xl leading-tight tabular-nums">
            {text.streakDays(streak.days)}
          </strong>
          <span className="text-sm text-soft">{streak.days === 0 ? text.streakStart : about}</span>
        </span>
      </p>
      <StreakWeek days={days} label={text.week} />
      <p className="flex items-start gap-2 text-sm text-soft">
        <Snowflake aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-info" />
        <span>
          <strong className="text-text">{text.freezes(streak.freezes)}.</strong>{' '}
          {text.freezesHint(streak.freezeEveryDays, streak.mostFreezes)}
        </span>
      </p>
    </Panel>
  );
};
