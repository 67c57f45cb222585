import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { organization, type OrganizationRole } from '@nivel/contracts/projects/memberships';

interface MemberChange {
  /** The person in question. */
  readonly actor: OrganizationRole;
  readonly before: OrganizationRole;
}

const outranks = ({ actor, before }: MemberChange): boolean =>
  actor === 'owner' || (actor === 'admin' && before !== 'owner');

/** Admins remove everyone who is no owner, owners everyone; everybody may leave. @throws AppError `forbidden` */
export const checkRemoval = ({ isOneself, ...change }: MemberChange & { readonly isOneself: boolean }): void => {
  if (!isOneself && !outranks(change)) throw new AppError(commonErrors.forbidden);
};

/** Admins give and take roles below owner; owners also take that of owners, their own included. @throws AppError `forbidden` */
export const checkRoleChange = (change: MemberChange): void => {
  if (!outranks(change)) throw new AppError(commonErrors.forbidden);
};

/** Guests of an organization and strangers make no projects in it. @throws AppError `forbidden` */
export const checkProjectCreation = (role: OrganizationRole | null): void => {
  if (!isAtLeast(organization, role, 'member')) throw new AppError(commonErrors.forbidden);
};
