import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { MemberPolicy, Policy } from '@nivel/contracts/kernel/policy';
import type { Actor } from './access-token.ts';
import type { Memberships } from './memberships.ts';

/**
 * The thing to which the caller must belong: the one that the input names, or the account itself. Null when the input names
 * none.
 */
const idIn = ({ field }: MemberPolicy, input: unknown, actor: Actor): string | null => {
  if (field === null) return actor.userId;
  const named =
    typeof input === 'object' && input !== null && Object.hasOwn(input, field) ? input[field as never] : null;
  return typeof named === 'string' ? named : null;
};

/**
 * The caller's role if the policy requires one, else null. Strangers and members whose role is too low get the same refusal as
 * for a missing thing.
 * @throws AppError `forbidden`, and `unauthenticated` without a caller
 */
export const enforcePolicy = async (
  policy: Policy,
  input: unknown,
  actor: Actor | null,
  memberships: Pick<Memberships, 'of'>,
): Promise<string | null> => {
  if (policy.who !== 'member') return null;
  if (actor === null) throw new AppError(commonErrors.unauthenticated);
  const id = idIn(policy, input, actor);
  const role = id === null ? null : await memberships.of(policy.membership).roleOf(actor.userId, id);
  if (role === null || !isAtLeast(policy.membership, role, policy.least)) throw new AppError(commonErrors.forbidden);
  return role;
};
