import type { SuccessionMessages } from './es-mx.ts';

export const messages: SuccessionMessages = {
  lead: 'Nobody else is in charge. Choose who goes on; all of it is done together.',
  owner: (name) => `Who owns ${name}`,
  director: (name) => `Who directs ${name}`,
  choose: 'Choose somebody',
  missing: 'Somebody is still to be chosen.',
  nobody: (name) => `Nobody in ${name} can go on. Add somebody first, or delete it.`,
};
