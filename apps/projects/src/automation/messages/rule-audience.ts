import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import type { RuleAudience } from '@nivel/contracts/projects/automation/automation-values';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { Card } from '../../board/state/change.ts';

type Addressed = Pick<Extract<RuleAction, { kind: 'notify' | 'email' }>, 'to' | 'person_id'>;

interface Person {
  readonly userId: string;
  readonly role: ProjectRole;
  /** An owner or admin of the organization of the project. */
  readonly isOrganizationAdmin: boolean;
}

const audiences: Readonly<Record<Exclude<RuleAudience, 'assignee' | 'person'>, (person: Person) => boolean>> = {
  team_lead: ({ role }) => role === 'lead',
  project_manager: ({ role }) => role === 'director',
  hr: ({ isOrganizationAdmin }) => isOrganizationAdmin,
  team: ({ role }) => ['member', 'lead', 'director'].includes(role),
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
  const wanted = to === 'person' ? [person_id] : people.filter(audiences[to]).map(idOf);
  return new Map(wanted.flatMap((id) => (id !== null && isThere(id) ? [[id, cards] as const] : [])));
};
