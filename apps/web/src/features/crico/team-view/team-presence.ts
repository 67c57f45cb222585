import type { LastSeen, Present } from '@nivel/client/live';
import type { Assignable } from '../area/people/assignable.ts';

/** A member of the team, and their presence. */
export interface TeamPresence {
  readonly person: Assignable;
  readonly state: Present['state'] | 'offline';
  /** The items open in any of their windows. */
  readonly at: readonly string[];
  readonly busyUntil: string | null;
  /** Null: they are here, or it is unknown. */
  readonly lastSeen: string | null;
}

const order: Readonly<Record<TeamPresence['state'], number>> = { online: 0, busy: 1, away: 2, offline: 3 };

/** The team of a project with how each is here: those who are first, then by name. Readers are not part of the team. */
export const presenceOf = (
  people: readonly Assignable[],
  present: readonly Present[],
  seen: readonly LastSeen[],
): TeamPresence[] =>
  people
    .filter(({ isActive, roles }) => isActive && roles.some((role) => role !== 'reader'))
    .map((person) => {
      const here = present.find(({ user_id: id }) => id === person.id);
      const last = seen.find(({ user_id: id }) => id === person.id);
      return {
        person,
        state: here?.state ?? ('offline' as const),
        at: here?.at ?? [],
        busyUntil: here?.busy_until ?? null,
        lastSeen: here ? null : (last?.at ?? null),
      };
    })
    .toSorted(
      (one, other) => order[one.state] - order[other.state] || one.person.name.localeCompare(other.person.name),
    );

/** People who are away are not counted as active. */
export const activeAmong = (team: readonly TeamPresence[]): number =>
  team.filter(({ state }) => state === 'online' || state === 'busy').length;
