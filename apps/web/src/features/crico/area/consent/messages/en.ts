import type { ConsentMessages } from './es-mx.ts';

export const messages: ConsentMessages = {
  shared: {
    modules: 'Which modules you have begun, and the percent of each',
    percent: 'Your percent of the whole program',
    last_day: 'The last day on which you studied',
  },
  question: (organization) => `May ${organization} see how you are doing in learning?`,
  seen: 'Its owners and administrators would see:',
  never: 'They never see your answers, notes, streak or skills.',
  yes: 'Yes, share it',
  no: 'No, thanks',
  later: 'You can change this at any time in',
  settings: 'Account Settings',
  title: 'My learning',
  lead: 'Which organizations see how you are doing. You can take it back at any time: it stops being seen at once.',
  consent: 'Owners and administrators may see my modules, percent and last day.',
  consentTo: (organization) => `${organization} may see my modules, percent and last day.`,
  given: (organization) => `${organization} can see how you are doing now`,
  refused: (organization) => `${organization} does not see how you are doing`,
};
