import { LOW_CONFIDENCE, recommendations, type Recommendation } from '@nivel/contracts/ai/ai-values';
import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import type { WorkHistory } from '@nivel/contracts/projects/work-history';

type Predictions = ProjectIntelligence['predictions'];
type Metrics = ProjectIntelligence['metrics'];

/** A person who has more than half of the assigned open cards, of at least as many, has too many. */
const LEAST_TO_BALANCE = 6;
/** Begun cards for each person, from which on fewer should be begun. */
const MOST_BEGUN = 3;
const GOOD_QUALITY = 0.8;

const heaviest = ({ cards, people }: WorkHistory): number => {
  const given = cards.flatMap(([, , , , assignee]) => assignee ?? []);
  const most = Math.max(0, ...people.map((_, person) => given.filter((one) => one === person).length));
  return people.length > 1 && given.length >= LEAST_TO_BALANCE && most > given.length / 2 ? most : 0;
};

/** The recommendations for a project, the most urgent first; each with the number of cards that it is about. */
export const recommendationsOf = (
  work: WorkHistory,
  { method, completion_confidence: confidence }: Predictions,
  { quality_score: quality }: Metrics,
): ProjectIntelligence['recommended_actions'] => {
  const { cards, people, today, reopened } = work;
  const begun = cards.filter(([, , status]) => status !== 'todo').length;
  const withoutDue = cards.filter(([, , , , , due]) => due === null).length;
  const counts: readonly (readonly [Recommendation, number])[] = [
    ['cut_scope', confidence !== null && confidence < LOW_CONFIDENCE ? cards.length : 0],
    ['handle_overdue', cards.filter(([, , , , , due]) => due !== null && due < today).length],
    ['unblock_cards', cards.filter(([, , , , , , isBlocked]) => isBlocked).length],
    ['balance_load', heaviest(work)],
    ['limit_started', begun > MOST_BEGUN * Math.max(1, people.length) ? begun : 0],
    ['review_reopened', quality !== null && quality < GOOD_QUALITY ? reopened : 0],
    ['set_due_dates', withoutDue > cards.length / 2 ? withoutDue : 0],
    ['estimate_cards', method === 'none' ? cards.length : 0],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ action: recommendations[code], code, count }));
};
