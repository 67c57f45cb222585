import type { ModelMessages } from './es-mx.ts';

export const messages: ModelMessages = {
  title: 'Assistant with your own model',
  lead: 'Without a model, the assistant answers by rules. An OpenAI-compatible model helps it to explain things better.',
  address: 'Address',
  addressHint: 'Up to /v1, for example https://models.example.com/v1',
  addressWrong: 'Enter a public address that starts with https://',
  addressNotPlain: 'An address has no user, no password, no “?” and no “#”',
  localToo: (origin) => `${origin} is allowed too.`,
  model: 'Model',
  modelHint: 'The name that the service gives it, for example llama3.1',
  modelWrong: 'Enter the name of the model',
  key: 'Key',
  keyHint: 'It is stored encrypted, and nobody sees it again. Leave it empty if the service needs none.',
  keyKept: 'A key is stored. Enter another one only to change it.',
  keyWrong: 'A key has no spaces and no accents',
  showKey: 'Show the key',
  hideKey: 'Hide the key',
  removeKey: 'Remove the stored key',
  on: 'Use this model in the projects of the organization',
  test: 'Test',
  answered: (seconds) => `The model answered in ${seconds} s.`,
  failed: (name, why) => `The model “${name}” ${why}.`,
  saved: 'Model saved',
  loadFailed: 'The model could not be loaded',
  sent: {
    title: 'What is sent to the model',
    message: 'The message of the person who asks the assistant, and the answer that the rules would give.',
    project: (most) =>
      `The name of the project and of its lists, and of up to ${most} open cards: number, title, list, priority, due date and the name of the assignee. Only what that person may see.`,
    text: 'For AI Parse and AI Breakdown: the text that is analysed.',
    never: 'Comments, the team chat, files, notes and other descriptions are never sent.',
    changes: 'The model changes nothing: its proposals pass the same rules, and a person applies them.',
    limit: (count) =>
      `Each person can have ${count === 1 ? '1 answer' : `${count} answers`} of the model an hour; after that the rules answer.`,
  },
  changedTo: (model, address) =>
    `Somebody changed the model meanwhile: it is now “${model}” at ${address}. Save again to replace it.`,
  errors: {
    ai_model_address_refused: 'That address is not public, or does not use HTTPS.',
    ai_model_changed: 'Somebody changed the model meanwhile. Reload the page to see it as it is now.',
    ai_model_key_needed: 'The stored key belongs to another service. Enter the key of this address.',
  },
};
