import type { TeamMessages } from './es-mx.ts';

export const messages: TeamMessages = {
  title: 'Team Management',
  titleOf: (name) => `Team of ${name}`,
  overviewLead: 'The people with whom you share projects.',
  close: 'Close',
  cancel: 'Cancel',
  list: 'People of the team',
  search: 'Search team members...',
  found: (count) => (count === 0 ? 'Nobody was found' : count === 1 ? '1 person' : `${count} people`),
  nobody: 'You share no projects with anybody yet.',
  inactive: 'no longer in Crico',
  fromOrganization: 'by their organization',
  loadFailed: 'Failed to load team members',
  add: 'Add',
  roleOf: (name) => `Role of ${name}`,
  added: (name) => `${name} added to team`,
  invited: (email) => `Invitation sent to ${email}`,
  addFailed: 'Failed to add team member',
  updated: 'Team member updated successfully',
  manageFailed: 'Failed to manage team member',
  remove: 'Remove',
  removeName: (name) => `Remove ${name} from the team`,
  removeTitle: (name) => `Remove ${name}?`,
  removeText: 'They lose this project at once. Their cards stay in their name.',
  removed: 'Team member removed',
  removeFailed: 'Failed to remove team member',
  email: {
    open: 'Write to the team',
    title: 'E-mail to the team',
    to: 'To',
    subject: 'Subject',
    text: 'Message',
    hint: 'It comes by e-mail, under your name and that of the project. Who wants no such e-mails does not get it.',
    send: 'Send e-mail',
    sent: (count, remaining) =>
      `E-mail sent to ${count === 1 ? '1 person' : `${count} people`}. Today you may write to ${remaining} more.`,
    toMissing: 'Choose to whom you write',
    toMany: (most) => `Choose ${most} people at most`,
    subjectMissing: 'Write a subject',
    textMissing: 'Write a message',
    tooLong: (most) => `It may have ${most} characters at most`,
    failed: 'The e-mail could not be sent. What you wrote is still here; try again.',
    tooMany: (remaining, when) =>
      remaining === 0
        ? `You have sent all e-mails that can be sent in a day. You can send another ${when}.`
        : `Today you can only write to ${remaining === 1 ? '1 more person' : `${remaining} more people`}. You can write to others ${when}.`,
    errors: {
      addressee_not_found:
        'Somebody on the list is no longer in the project, or you may no longer write to them. Choose again.',
      project_without_emails: 'The settings of this project let no e-mails out.',
      invalid_input: 'Something in the message cannot be sent. Look at it and try again.',
      offline: 'Your device seems to have no connection. What you wrote is still here.',
    },
  },
  errors: {
    person_not_found: 'User not found with that email address',
    already_a_member: 'This person is already in the team.',
    last_director: 'The last director cannot leave or be removed.',
    no_free_seat: 'All seats of the organization are taken.',
    forbidden: 'You do not have permission to do this.',
  },
};
