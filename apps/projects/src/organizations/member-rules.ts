import type { OrganizationRole } from '@nivel/contracts/projects/memberships';

interface Change {
  /** Of whom it is asked. */
  readonly actor: OrganizationRole;
  readonly isOneself: boolean;
  readonly before: OrganizationRole;
}

/** Admins remove whoever is no owner, owners everybody; everybody may leave. */
export const mayRemove = ({ actor, isOneself, before }: Change): boolean =>
  isOneself || actor === 'owner' || (actor === 'admin' && before !== 'owner');

/** Admins give and take roles below owner; owners also take that of owners, their own included. */
export const mayChangeRole = ({ actor, before }: Pick<Change, 'actor' | 'before'>): boolean =>
  actor === 'owner' || (actor === 'admin' && before !== 'owner');
