import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service; where the product documents a text, it is that text. */
export const projectsErrors = defineErrors({
  not_a_crico_user: {
    kind: 'forbidden',
    message: 'You are not authorized to access Crico. Please contact an administrator to request access.',
  },
  no_invitation: { kind: 'forbidden', message: 'No invitation found for this email address' },
  invite_not_open: { kind: 'conflict', message: 'This invitation was used, withdrawn, or has expired' },
  /** Given only to the senders of invites: others get `invite_not_open`. */
  invite_accepted: { kind: 'conflict', message: 'This invitation was already accepted' },
  invite_for_another_address: { kind: 'forbidden', message: 'This invitation is for another email address' },
  invite_role_too_high: { kind: 'forbidden', message: 'Only administrators invite managers and administrators' },
  already_a_member: { kind: 'conflict', message: 'This person is already a member' },
  /** `details`: `TooManyInvites`. */
  too_many_invites: { kind: 'limited', message: 'Too many invitations; try again later' },
  installation_claimed: { kind: 'conflict', message: 'This installation already has an administrator' },
  wrong_setup_token: { kind: 'forbidden', message: 'Failed to create admin account' },
  last_admin: { kind: 'conflict', message: 'The last administrator cannot step down' },
  /** `details` when a person leaves: `SuccessionNeeded`. */
  last_owner: { kind: 'conflict', message: 'The last owner cannot leave or be removed' },
  cannot_remove_oneself: { kind: 'conflict', message: 'You cannot remove yourself' },
  person_not_found: { kind: 'not-found', message: 'User not found with that email address' },
  organization_slug_taken: { kind: 'conflict', message: 'Organization slug already exists' },
  organization_name_taken: { kind: 'conflict', message: 'Organization name already exists' },
  no_free_seat: { kind: 'conflict', message: 'All seats of this organization are taken' },
  owner_role_is_transferred: { kind: 'conflict', message: 'Ownership is transferred, not given as a role' },
  /** `details` when a person leaves: `SuccessionNeeded`. */
  last_director: { kind: 'conflict', message: 'The last director cannot leave or be removed' },
  manager_not_director: { kind: 'conflict', message: 'The project manager must be a director of the project' },
  /** `details`: `publicReaders`. */
  public_unconfirmed: { kind: 'conflict', message: 'Confirm how many people will read this project' },
  project_not_deleted: { kind: 'conflict', message: 'This project is not in the trash' },
  /** The same for every caller, whether or not there is such an account, project or right. */
  addressee_not_found: {
    kind: 'not-found',
    message: 'E-mails go to members of a project that you lead; not all of these addresses belong to one',
  },
  email_without_words: { kind: 'invalid', message: 'An e-mail needs words' },
  project_without_emails: { kind: 'conflict', message: 'The settings of this project let no e-mails out' },
  support_not_configured: { kind: 'conflict', message: 'Nobody is named here who would get messages to support' },
  /** `details`: `TooManyEmails`. */
  too_many_emails: { kind: 'limited', message: 'Too many e-mails; try again later' },
  organization_not_deleted: { kind: 'conflict', message: 'This organization is not in the trash' },
});
