import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { MemberSentiment } from './intelligence.queries.ts';

/** A score from which on a mood is good, and one to which it is bad. */
const [GOOD_FROM, BAD_TO] = [0.1, -0.1];

/** A score from -1 to 1 as a share: 50 × (score + 1) percent. */
export const shareOfScore = (score: number): number => (score + 1) / 2;

export type Mood = 'good' | 'neutral' | 'bad';

export const moodOf = ({ sentiment_score: score }: Pick<MemberSentiment, 'sentiment_score'>): Mood => {
  if (score >= GOOD_FROM) return 'good';
  return score <= BAD_TO ? 'bad' : 'neutral';
};

/** Whether a person sees the mood of a team: guests and readers do not. */
export const seesSentiment = (role: ProjectRole): boolean => isAtLeast(project, role, 'member');

/** Whether a person sees the mood of each person. */
export const seesPeople = (role: ProjectRole): boolean => isAtLeast(project, role, 'lead');
