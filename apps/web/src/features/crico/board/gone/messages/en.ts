import type { GoneMessages } from './es-mx.ts';

export const messages: GoneMessages = {
  title: 'This project was deleted',
  text: (name, when, who) =>
    `${who === null ? `“${name}” was deleted` : `${who} deleted “${name}”`} on ${when}; if it is restored, it comes back here by itself.`,
  restore: 'Restore the project',
  restoreFailed: 'Failed to restore the project',
};
