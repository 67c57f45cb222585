import type { PresenceMessages } from './es-mx.ts';

export const messages: PresenceMessages = {
  here: 'Who is here',
  isHere: (name) => `${name} is here`,
  hasOpen: (name, card) => `${name} has ${card} open`,
  somebody: 'Somebody',
  more: (count) => `${count} more`,
};
