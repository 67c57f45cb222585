import type { UnsubscribeMessages } from './es-mx.ts';

export const messages: UnsubscribeMessages = {
  title: 'Stop getting these e-mails?',
  lead: 'We will send you no more e-mails like the one that led you here. Everything else stays, and you can switch them on again in the settings.',
  confirm: 'Stop getting them',
  doneTitle: 'Done, you will get no more of them',
  doneLead: (kind) => `We switched off the e-mails about “${kind}”.`,
  settings: 'See all my preferences',
  invalidTitle: 'This link does not work',
  invalidLead:
    'A part of it is missing, or it is not ours. Open it again from your e-mail, or change your preferences in the settings.',
  failed: 'We could not save it. Try again in a moment.',
};
