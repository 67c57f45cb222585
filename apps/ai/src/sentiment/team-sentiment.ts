import { LEAST_PEOPLE } from '@nivel/contracts/ai/ai-values';
import type { MemberSentiment } from '@nivel/contracts/ai/member-sentiment';
import type { TeamTalk } from '@nivel/contracts/projects/team-talk';
import { sumOf } from '../forecast/sum.ts';
import { confidenceOf, personSentiments, trendOf, type PersonSentiment } from './person-sentiment.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

const shown = (person: PersonSentiment, people: number, { from, to }: TeamTalk): MemberSentiment => {
  const volume = person.positive + person.negative + person.neutral;
  return {
    user_id: person.userId,
    sentiment_score: rounded(person.score),
    sentiment_trend: trendOf(person.score, person.before),
    sentiment_confidence: rounded(confidenceOf(volume)),
    communication_volume: volume,
    positive_interactions: person.positive,
    negative_interactions: person.negative,
    neutral_interactions: person.neutral,
    workload_stress: rounded(person.workload),
    deadline_pressure: rounded(person.deadline),
    team_conflicts: rounded(person.conflicts),
    ...{ people, period_start: from, period_end: to, method: 'rules' },
  };
};

/** The mean of people, each as much as the others however much they wrote. */
const meanOf = (people: readonly PersonSentiment[]): PersonSentiment => {
  const sum = (of: (person: PersonSentiment) => number): number => sumOf(people.map(of));
  const known = people.flatMap(({ before }) => before ?? []);
  const count = Math.max(1, people.length);
  return {
    userId: null,
    score: sum(({ score }) => score) / count,
    before: known.length < people.length ? null : sumOf(known) / count,
    ...{ positive: sum(({ positive }) => positive), negative: sum(({ negative }) => negative) },
    neutral: sum(({ neutral }) => neutral),
    ...{ workload: sum(({ workload }) => workload) / count, deadline: sum(({ deadline }) => deadline) / count },
    conflicts: sum(({ conflicts }) => conflicts) / count,
  };
};

/**
 * The sentiments that a caller may see, the lowest first. Leads see each person; members the mean of the same people for everybody,
 * if these are settled and at least three of them are others; nobody else sees any.
 */
export const sentimentsOf = (talk: TeamTalk): MemberSentiment[] => {
  if (talk.audience === 'nobody') return [];
  const people = personSentiments(talk);
  const all = [...people.values()];
  if (talk.audience === 'people')
    return all
      .map((person) => shown(person, 1, talk))
      .sort((one, other) => one.sentiment_score - other.sentiment_score);
  const others = talk.me !== null && people.has(talk.me) ? all.length - 1 : all.length;
  return !talk.is_settled || others < LEAST_PEOPLE ? [] : [shown(meanOf(all), all.length, talk)];
};
