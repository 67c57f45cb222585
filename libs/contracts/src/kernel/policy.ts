import type { Membership } from './membership.ts';

/**
 * Who may call an operation. The gateway reads from it whether a token is needed; the service enforces it before its handler
 * runs, at every door. Rules that a role cannot express are in the slice's own `policy.ts`, and `rule` states them in words.
 */
export type Policy =
  | { readonly who: 'anyone'; readonly rule: string }
  | { readonly who: 'signed-in'; readonly rule: string }
  | { readonly who: 'bearer'; readonly rule: string; readonly isOptional: boolean }
  | { readonly who: 'service'; readonly rule: string }
  | MemberPolicy
  | RowsPolicy;

export interface MemberPolicy {
  readonly who: 'member';
  readonly rule: string;
  readonly membership: Membership;
  /** The least role that may. */
  readonly least: string;
  /** The input that names the required membership; null: the caller's own account. */
  readonly field: string | null;
}

/** The read of a table whose rows belong to things, and are shown to their members. */
export interface RowsPolicy {
  readonly who: 'rows';
  readonly rule: string;
  readonly membership: Membership;
  readonly least: string;
  /** The column that names the thing of a row. */
  readonly column: string;
}

/** No token needed. `rule` states why that is safe. */
export const anyone = (rule: string): Policy => ({ who: 'anyone', rule });

/** A valid access token is needed and the operation touches only what belongs to its subject. */
export const signedIn = (rule: string): Policy => ({ who: 'signed-in', rule });

/** The service checks the bearer token itself, with the auth door's own refusals (wire contract 2.4). */
export const ownBearerCheck = (rule: string): Policy => ({ who: 'bearer', rule, isOptional: false });

/** Most calls need no token; for those that do, the service checks it itself. `rule` states which is which. */
export const optionalBearerCheck = (rule: string): Policy => ({ who: 'bearer', rule, isOptional: true });

/**
 * Only other services, in their own name and not for a person: the caller is the process that may subscribe to the reply
 * subject, and the broker admits only services whose descriptions name the operation. It has no public door.
 */
export const servicesOnly = (rule: string): Policy => ({ who: 'service', rule });

/**
 * At least a role in the thing that an input names, for example `atLeast(project, 'lead', 'project_id')`; without an input, a
 * role of the caller's own account. A stranger gets the same refusal whether or not the thing exists.
 * @public for the services whose operations need one
 */
export const atLeast = <Role extends string>(
  membership: Membership<string, Role>,
  least: Role,
  field: string | null = null,
): Policy => {
  const place = field === null ? 'in this installation' : `in the ${membership.kind} of \`${field}\``;
  return { who: 'member', membership, least, field, rule: `who has at least the role ${least} ${place}` };
};

/**
 * The rows of a table that belong to things in which the caller has at least a role; the caller does not learn that others
 * exist.
 * @public for the services whose tables need it
 */
export const rowsFrom = <Role extends string>(
  membership: Membership<string, Role>,
  least: Role,
  column: string,
): Policy => {
  const rule = `who has a token; shows the rows whose \`${column}\` is a ${membership.kind} in which they have at least the role ${least}`;
  return { who: 'rows', membership, least, column, rule };
};

/** Whether a call needs a valid access token, checked at the gateway and again by the service. */
export const needsToken = ({ who }: Policy): boolean => who !== 'anyone' && who !== 'bearer' && who !== 'service';
