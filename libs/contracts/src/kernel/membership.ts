/**
 * A relation that gives rights: to an organization, to a project, to the installation as its administrator, to a row as its
 * owner. The service whose operations name it has one resolver for it.
 */
export interface Membership<Kind extends string = string, Role extends string = string> {
  /** Also the kind of the live rooms that its members may join: `<kind>:<id>`. */
  readonly kind: Kind;
  /** Sorted from the weakest: each role may do what those before it may. */
  readonly roles: readonly [Role, ...Role[]];
}

/**
 * Declares a kind of membership and its roles, from the least to the most.
 * @public for the services whose operations need one
 */
export const membership = <const Kind extends string, const Role extends string>(
  kind: Kind,
  ...roles: readonly [Role, ...Role[]]
): Membership<Kind, Role> => ({ kind, roles });

/** The role itself and all that may do more. */
export const rolesFrom = <Role extends string>({ roles }: Membership<string, Role>, least: Role): readonly Role[] =>
  roles.slice(roles.indexOf(least));

/** Whether a person with a role (null: none) may do what needs `least`. A value that is no role of the kind has no rights. */
export const isAtLeast = <Role extends string>(
  of: Membership<string, Role>,
  role: string | null,
  least: Role,
): boolean => (rolesFrom(of, least) as readonly (string | null)[]).includes(role);
