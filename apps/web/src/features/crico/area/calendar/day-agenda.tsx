import type { ReactNode } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';

interface DayAgendaProps {
  readonly days: readonly string[];
  readonly today: string;
  /** The word for today. */
  readonly todayName: string;
  /** The content below a day. */
  readonly children: (day: string, name: string) => ReactNode;
}

/** Days on a phone, below each other. */
export const DayAgenda = ({ days, today, todayName, children }: DayAgendaProps) =>
  days.map((day) => {
    const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
    const isToday = day === today;
    return (
      <section key={day} aria-current={isToday ? 'date' : undefined} className="border-t border-line px-3 py-2">
        <h3 className={`text-base first-letter:uppercase ${isToday ? 'text-accent' : ''}`}>
          {isToday ? `${todayName}, ${name}` : name}
        </h3>
        {children(day, name)}
      </section>
    );
  });
