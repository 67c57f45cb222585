import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { Panel } from './panel.tsx';

const useStanding = ({ isDayFull, nextOn, answeredToday }: Dashboard['repetition']): string => {
  const text = learningText.useText();
  if (isDayFull) return text.repetitionFull;
  const next =
    nextOn === null ? '' : text.repetitionNext(formatDay(nextOn, { weekday: 'long', day: 'numeric', month: 'long' }));
  if (nextOn === null && answeredToday === 0) return text.repetitionEmpty;
  return `${text.repetitionDone} ${next}`.trim();
};

/** How many missed questions are due today, with a link to them. */
export const RepetitionCard = ({ repetition }: Pick<Dashboard, 'repetition'>) => {
  const text = learningText.useText();
  const { left } = repetition;
  const state = useStanding(repetition);
  if (left === 0) return <Panel title={text.repetitionTitle}>{<p className="text-soft">{state}</p>}</Panel>;
  return (
    <Panel title={text.repetitionTitle} lead={text.repetitionLead}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <strong className="font-heading text-xl tabular-nums">{text.repetitionLeft(left)}</strong>
        <Link to="/dashboard/repaso" className={buttonLook({ variant: 'secondary' })}>
          {text.repetitionBegin}
        </Link>
      </div>
    </Panel>
  );
};
