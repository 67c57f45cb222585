import type { TeamsMessages } from './es-mx.ts';

export const messages: TeamsMessages = {
  failures: {
    over_request_rate_limit: 'We have had several requests from your network. Try again in an hour.',
    request_id_taken: 'This request was sent with other data already. Reload the page to send another one.',
    invalid_input: 'There is something that we could not read. Look at it again and send it.',
    offline: 'Your device seems to be offline. What you wrote is still here.',
  },
  unknownFailure: 'We could not send your request. What you wrote is still here: try again in a moment.',
  title: 'Nivel for teams',
  heroTitle: 'Let your team use AI with good judgement.',
  heroText:
    'The same school for your whole organization: everybody goes at their own pace, and you see how far those have come who agree to show it.',
  offers: [
    [
      'One common path',
      'From the foundations to a project of one’s own: four levels in Spanish, with practice that answers at once.',
    ],
    [
      'Progress in sight',
      'The professional dashboard shows modules, percentage and last day of those who choose to share it. Nothing else.',
    ],
    ['A place to work', 'Crico comes with it: projects, boards and files for the team that learns.'],
  ],
  formTitle: 'Ask for an offer',
  formText:
    'The price per seat depends on how many you are. Tell us and we write to you with an offer; it binds you to nothing.',
  organization: 'Organization',
  name: 'Your name',
  email: 'Work e-mail',
  emailPlaceholder: 'name@company.mx',
  seats: 'How many people',
  message: 'Anything that we should know?',
  messageHint: 'Optional',
  required: 'Fill this in.',
  tooShort: 'Write at least 2 letters.',
  emailWrong: 'Write an address, such as name@company.mx.',
  seatsWrong: (fewest, most) => `Write a number from ${fewest} to ${most}.`,
  messageLong: (most) => `Write at most ${most} letters.`,
  send: 'Ask for an offer',
  doneTitle: 'We have your request',
  doneText: (email) => `A person reads it and writes to ${email}. If that address is not right, send another request.`,
  another: 'Send another request',
  home: 'See the school',
};
