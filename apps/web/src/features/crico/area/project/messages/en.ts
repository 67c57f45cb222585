import type { ProjectMessages } from './es-mx.ts';

export const messages: ProjectMessages = {
  priorities: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  quickAdd: {
    kinds: { label: 'Label', person: 'Assigned to', priority: 'Priority', due: 'Due' },
    hint: '#label @person !priority tomorrow',
    understood: 'What was understood',
    takeOff: (source) => `Keep “${source}” as text`,
  },
  errors: {
    list_not_found: 'This list is not there any more.',
    card_not_found: 'This card is not there any more.',
    list_full: 'Column limit reached',
    override_needs_lead: 'Only leads and directors may exceed the limit of a list.',
    assignee_cannot_read: 'Only people who can see the project can be assigned.',
    dates_reversed: 'The start must not be after the due date.',
    too_many_cards: 'A project holds at most 100,000 cards.',
    nothing_to_undo: 'There is nothing to undo.',
    nothing_to_redo: 'There is nothing to redo.',
    changed_since: 'Somebody has changed this since, so it stays as it is.',
  },
  newCard: 'New Milestone',
  titleRequired: 'Milestone title is required',
  titleBlank: 'Milestone title cannot be empty',
  titleLong: 'Milestone title must be less than 200 characters',
  failedCreate: 'Error Creating Milestone',
  failedUpdate: 'Error Updating Milestone',
  failedDelete: 'Error Deleting Milestone',
  failedUndo: 'Could not be undone',
  unknownError: 'An unexpected error occurred. Please try again.',
};
