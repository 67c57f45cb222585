import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Policy } from '@nivel/contracts/kernel/policy';

/** Somebody who calls: nobody (no token), a stranger (no roles), or who has roles by kind of membership. */
export interface MatrixActor {
  readonly name: string;
  readonly isSignedIn: boolean;
  /** Roles in the things that the calls are about. */
  readonly roles: Readonly<Record<string, string>>;
}

export type Verdict = 'allowed' | 'forbidden' | 'unauthenticated';

/** What a contract says of an actor; nothing of it is asked of the code that enforces it. */
export const verdictOf = (policy: Policy, { isSignedIn, roles }: MatrixActor): Verdict => {
  if (policy.who === 'anyone' || policy.who === 'bearer') return 'allowed';
  if (!isSignedIn) return 'unauthenticated';
  if (policy.who !== 'member') return 'allowed';
  const role = roles[policy.membership.kind] ?? null;
  return isAtLeast(policy.membership, role, policy.least) ? 'allowed' : 'forbidden';
};

/**
 * Every operation with every kind of actor (TEN-4), made from the registry: a new operation is in it as soon as it is declared.
 * The actors are nobody, a stranger, each role of each kind of membership that the operations name, and each of these in
 * another thing of the kind only.
 */
export const policyMatrix = (
  operations: readonly Operation[],
): readonly { readonly operation: Operation; readonly actor: MatrixActor; readonly verdict: Verdict }[] => {
  const memberships = new Map(
    operations.flatMap(({ policy }) =>
      'membership' in policy ? [[policy.membership.kind, policy.membership] as const] : [],
    ),
  );
  const members = [...memberships.values()].flatMap(({ kind, roles }) =>
    roles.flatMap((role): MatrixActor[] => [
      { name: `${kind} ${role}`, isSignedIn: true, roles: { [kind]: role } },
      { name: `${kind} ${role} elsewhere`, isSignedIn: true, roles: {} },
    ]),
  );
  const actors: MatrixActor[] = [
    { name: 'nobody', isSignedIn: false, roles: {} },
    { name: 'stranger', isSignedIn: true, roles: {} },
    ...members,
  ];
  return operations.flatMap((operation) =>
    actors.map((actor) => ({ operation, actor, verdict: verdictOf(operation.policy, actor) })),
  );
};
