import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { forecastOf } from '../../forecast/project-forecast.ts';
import { sumOf } from '../../forecast/sum.ts';
import { personLoads } from '../../risk/person-loads.ts';
import type { Answer, AnswerScene } from './answer.ts';

/** Somebody has too much from so many open cards on, where these need so many times the weeks of the others. */
const [LEAST_TOO_MUCH, TIMES_THE_OTHERS] = [4, 1.5];
/** People who are named, those with the most open cards first. */
const MOST_PEOPLE = 10;

const overdueIn = (cards: WorkHistory['cards'], today: string): number =>
  cards.filter(([, , , , , due]) => due !== null && due < today).length;

/** How a project stands. When it is likely to be complete is a question of its own, for it takes a simulation. */
export const statusAnswer = async ({ project, words, today }: AnswerScene): Promise<Answer> => {
  const { cards, done } = (await project.work()).work;
  const figures = {
    ...{ open: cards.length, done, overdue: overdueIn(cards, today) },
    begun: cards.filter(([, , status]) => status !== 'todo').length,
    blocked: cards.filter(([, , , , , , isBlocked]) => isBlocked).length,
  };
  const { forecast, overdue } = words.examples;
  return { topic: 'status', response: words.status(figures), suggestions: [forecast, overdue] };
};

/** When a project is likely to be complete. */
export const forecastAnswer = async ({ project, words }: AnswerScene): Promise<Answer> => {
  const { work, forecast } = await project.work();
  return { topic: 'forecast', response: words.forecast(forecastOf(work, forecast)) };
};

/** Who has more to do than the others. */
export const overloadedAnswer = async ({ project, words, today }: AnswerScene): Promise<Answer> => {
  const [{ work }, people] = await Promise.all([project.work(), project.people()]);
  const names = new Map(people.map(({ user_id: id, full_name: name, email }) => [id, name || (email ?? '')]));
  const loads = personLoads(work);
  const busy = loads.filter(({ open }) => open > 0);
  const rows = loads
    .map(({ open, weeks }, person) => {
      const others = (sumOf(busy.map((load) => load.weeks)) - weeks) / Math.max(1, busy.length - 1);
      return {
        open,
        name: names.get(work.people[person] ?? '') || words.someone,
        overdue: overdueIn(
          work.cards.filter(([, , , , assignee]) => assignee === person),
          today,
        ),
        isTooMuch: busy.length > 1 && open >= LEAST_TOO_MUCH && weeks > TIMES_THE_OTHERS * others,
      };
    })
    .filter(({ open }) => open > 0)
    .sort((one, other) => other.open - one.open || one.name.localeCompare(other.name))
    .slice(0, MOST_PEOPLE);
  return { topic: 'overloaded', response: words.loads(rows) };
};
