import type { OwnDataMessages } from './own-data.es-mx.ts';

const parts: OwnDataMessages['parts'] = {
  ai: 'Insights',
  auth: 'Account',
  billing: 'Payments',
  finance: 'Finance',
  learning: 'Courses',
  projects: 'Crico',
  worker: 'Notifications and e-mails',
};

const errors: OwnDataMessages['errors'] = {
  not_own_address: 'That is not the address of this account.',
  data_export_over: 'Too much time has passed. Begin the download again.',
};

export const messages: OwnDataMessages = {
  parts,
  errors,
  exportedRecently: (hours) =>
    `You downloaded your data a short while ago. You can do so again in ${hours === 1 ? '1 hour' : `${hours} hours`}.`,
  download: {
    title: 'Your data',
    lead: 'Download a JSON file with everything we store about you in Nivel and Crico. It has what is yours and not what is of other people, and no password or key. You can do this once a day, and we tell you by e-mail.',
    start: 'Download my data',
    gathering: (done, all) => `Gathering your data: ${done} of ${all} parts`,
    stay: 'Keep this page open until it is done.',
    failed: (names) => `A part did not answer: ${names}. The rest is gathered; the file is made once it is complete.`,
    again: 'Ask for what is missing',
    done: 'Done: the file is in your downloads. Keep it in a safe place.',
    fileName: (day) => `my-nivel-data-${day}.json`,
  },
  deletion: {
    title: 'Delete your account',
    lead: 'Nivel and Crico share one account. When you ask for it, it is closed at once on all your devices, and some days later it is deleted for good. Until then signing in takes it back; we tell you the date by e-mail.',
    goesTitle: 'What goes',
    goes: [
      'Your name, address, picture and password, and every way to sign in.',
      'Your notes, answers, questions, notifications, saved views and calendars.',
      'Your place in organizations, projects and teams.',
    ],
    staysTitle: 'What stays, without your name',
    stays: [
      'Invoices and issued CFDI, because the law requires it.',
      'Your progress, your certificates and your equity, as records that no longer say whose they are.',
      'The cards, comments and files that you left in projects: they belong to the team.',
    ],
    beforeTitle: 'Before you ask for it',
    before: [
      'Your subscription is no longer renewed once the account is closed, and ends with it, as your passes do. Do not pay references that are still open.',
      'If you alone direct an organization or a project, the member with the highest role who has been there longest takes over. If you would rather choose, do so in Crico first.',
      'If you want to keep your data, download them first.',
    ],
    ask: 'Delete my account',
    questionTitle: 'Delete your account?',
    question: 'We close your account now. To take it back, sign in before the date that we send you by e-mail.',
    typed: (email) => `Type ${email} to confirm`,
    confirm: 'Close and delete',
  },
  closed: {
    title: 'Your account is closed',
    lead: (day) =>
      `It will be deleted from ${day} on. If you change your mind, sign in before that day: it comes back as it was.`,
    leadWithoutDay: 'We wrote to you from which day on it is deleted. If you sign in before, it comes back as it was.',
    back: 'Take my account back',
    home: 'Go to the home page',
  },
  cancel: 'Cancel',
  close: 'Close',
};
