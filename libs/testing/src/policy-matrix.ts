import type { Membership } from '@nivel/contracts/kernel/membership';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Policy } from '@nivel/contracts/kernel/policy';

/** A caller: nobody (no token), a stranger (no role anywhere), or a member. */
export interface MatrixActor {
  readonly name: string;
  readonly member: {
    readonly kind: string;
    readonly role: string;
    /** A member of another thing of the kind only. */
    readonly isElsewhere: boolean;
  } | null;
}

export type Verdict = 'allowed' | 'forbidden' | 'unauthenticated';

const NOBODY = 'nobody';

/** A contract's decision about an actor. Roles are compared by their places here, not by the comparison of the enforcement. */
const verdictOf = (policy: Policy, { name, member }: MatrixActor): Verdict => {
  if (policy.who === 'anyone' || policy.who === 'bearer') return 'allowed';
  if (policy.who === 'service') return 'forbidden';
  if (name === NOBODY) return 'unauthenticated';
  if (policy.who !== 'member') return 'allowed';
  const { kind, roles } = policy.membership;
  if (member === null || member.isElsewhere || member.kind !== kind) return 'forbidden';
  return roles.indexOf(member.role) >= roles.indexOf(policy.least) ? 'allowed' : 'forbidden';
};

const membersOf = ({ kind, roles }: Membership): MatrixActor[] =>
  roles.flatMap((role) =>
    [false, true].map((isElsewhere) => ({
      name: `${kind} ${role}${isElsewhere ? ' elsewhere' : ''}`,
      member: { kind, role, isElsewhere },
    })),
  );

/**
 * Every operation with every kind of actor (TEN-4), made from the registry, so that it contains a new operation as soon as it
 * is declared. The actors are: no user, a stranger, each role of each kind of membership that the operations name, and each of
 * these roles in another thing of the kind.
 */
export const policyMatrix = (
  operations: readonly Operation[],
): readonly { readonly operation: Operation; readonly actor: MatrixActor; readonly verdict: Verdict }[] => {
  const named = operations.flatMap(({ policy }) => ('membership' in policy ? [policy.membership] : []));
  const kinds = new Map(named.map((membership) => [membership.kind, membership]));
  const actors: MatrixActor[] = [
    { name: NOBODY, member: null },
    { name: 'stranger', member: null },
    ...[...kinds.values()].flatMap(membersOf),
  ];
  return operations.flatMap((operation) =>
    actors.map((actor) => ({ operation, actor, verdict: verdictOf(operation.policy, actor) })),
  );
};
