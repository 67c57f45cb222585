import type { CricoSettingsMessages } from './es-mx.ts';

export const messages: CricoSettingsMessages = {
  deleted: {
    title: 'Deleted organizations',
    lead: 'They are kept for 30 days.',
    restore: 'Restore',
    restoreName: (name) => `Restore ${name}`,
    deletedOn: (moment) => `deleted on ${moment}`,
  },
};
