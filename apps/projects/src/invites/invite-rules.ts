import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { organization, type AccountRole, type OrganizationRole } from '@nivel/contracts/projects/memberships';

/** Where an invite leads, and what its sender is there now. */
interface Sent {
  readonly isToOrganization: boolean;
  /** In the installation; null: no active person any more. */
  readonly senderRole: AccountRole | null;
  /** In the organization; administrators of the installation are owners of all. */
  readonly senderOrganizationRole: OrganizationRole | null;
}

/** An invite is worth what its sender may still do: open ones of somebody who lost the right end. */
export const isStillGood = ({ isToOrganization, senderRole, senderOrganizationRole }: Sent): boolean =>
  isToOrganization ? isAtLeast(organization, senderOrganizationRole, 'admin') : senderRole === 'admin';
