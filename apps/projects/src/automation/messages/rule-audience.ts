import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import type { RuleAudience } from '@nivel/contracts/projects/automation/automation-values';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Card } from '../../board/state/change.ts';

type Addressed = Pick<Extract<RuleAction, { kind: 'notify' | 'email' }>, 'to' | 'person_id'>;

interface Person {
  readonly userId: string;
  readonly role: ProjectRole;
}

const audiences: Readonly<Record<Exclude<RuleAudience, 'assignee' | 'person'>, readonly ProjectRole[]>> = {
  team_lead: ['lead'],
  project_manager: ['director'],
  team: ['member', 'lead', 'director'],
};

const idOf = ({ userId }: Person): string => userId;

/** The recipients of a message, each once and with the message's cards; only people who can see the project. */
export const recipientsOf = (
  { to, person_id }: Addressed,
  cards: readonly Card[],
  people: readonly Person[],
): ReadonlyMap<string, readonly Card[]> => {
  const isThere = (userId: string): boolean => people.some((one) => one.userId === userId);
  if (to === 'assignee') {
    const assigned = cards.filter(({ assignee }) => assignee !== null && isThere(assignee));
    return Map.groupBy(assigned, ({ assignee }) => String(assignee));
  }
  const wanted = to === 'person' ? [person_id] : people.filter(({ role }) => audiences[to].includes(role)).map(idOf);
  return new Map(wanted.flatMap((id) => (id !== null && isThere(id) ? [[id, cards] as const] : [])));
};
