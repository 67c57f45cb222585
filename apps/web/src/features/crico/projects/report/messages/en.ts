import type { ReportMessages } from './es-mx.ts';

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const messages: ReportMessages = {
  title: 'Email Report',
  lead: 'Progress, what changed since the last one, what is at risk, and who did what. Everybody gets it in their language.',
  close: 'Close',
  recipients: {
    legend: 'Recipients',
    none: 'This project has no members yet.',
    chooseAll: 'Choose everybody',
    chooseNobody: 'Choose nobody',
  },
  noRecipients: 'Choose one person at least.',
  tooManyRecipients: 'A report goes to 50 people at most.',
  left: (count) =>
    count === 1
      ? '1 person of the list is no member of the project any more and does not get it.'
      : `${count} people of the list are no members of the project any more and do not get it.`,
  send: 'Send now',
  sent: (count) => `The report is on its way to ${people(count)}.`,
  schedule: 'Send it every week or month',
  present: (when, count) => `Now: ${when}, to ${people(count)}`,
  paused: 'Paused: it is not sent until somebody resumes it.',
  frequency: 'Frequency',
  frequencies: { weekly: 'Every week', monthly: 'Every month', own: 'As it is' },
  weekday: 'Day of the week',
  day: 'Day of the month',
  time: 'Time',
  timeInvalid: 'Enter the time.',
  zoneInvalid: 'There is no zone of this name.',
  setUp: 'Schedule',
  save: 'Save schedule',
  pause: 'Pause',
  resume: 'Resume',
  wasScheduled: 'The report is scheduled.',
  wasPaused: 'The report is paused.',
  wasResumed: 'The report is sent again.',
  loadFailed: 'The schedule could not be loaded',
  preview: 'Preview',
  subject: 'Subject',
  previewFailed: 'The preview could not be made',
  failed: 'It could not be done. Try again.',
  tooManyEmails: (count, when) => `Reports of this project may go to ${people(count)} more today. More ${when}.`,
  errors: {
    report_recipient_left: 'Somebody of the list is no member of the project any more. Look at who gets it.',
    report_without_recipients: 'Nobody of the list is a member of the project any more.',
    project_without_emails: 'The settings of the project let no e-mails out.',
    project_task_changed:
      'Somebody changed the schedule meanwhile. Look at what it is now, and save again if yours is the right one.',
    project_task_time_invalid: 'This time never comes.',
    project_task_too_often: 'A report goes out once an hour at most: its schedule names a single minute.',
    forbidden: 'You lead this project no more.',
    unavailable: 'The service does not answer. Try again in a moment.',
  },
};
