import { isAtLeast } from '@nivel/contracts/kernel/membership';
import {
  organization,
  type AccountRole,
  type OrganizationRole,
  type ProjectRole,
} from '@nivel/contracts/projects/memberships';

/** The place of an invite, and its sender's present role there. */
interface Sent {
  readonly to: 'installation' | 'organization' | 'project';
  /** The sender's role in the installation; null: no longer an active person. */
  readonly senderRole: AccountRole | null;
  /** The sender's role in the organization; administrators of the installation are owners of all. */
  readonly senderOrganizationRole: OrganizationRole | null;
  /** The sender's role in the project, from every source. */
  readonly senderProjectRole: ProjectRole | null;
}

/** An invite is valid only while its sender has the right: when the sender loses it, their open invites end. */
export const isStillGood = ({ to, senderRole, senderOrganizationRole, senderProjectRole }: Sent): boolean => {
  if (to === 'project') return senderProjectRole === 'director';
  return to === 'organization' ? isAtLeast(organization, senderOrganizationRole, 'admin') : senderRole === 'admin';
};
