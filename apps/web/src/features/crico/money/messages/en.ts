import type { MoneyMessages } from './es-mx.ts';

export const messages: MoneyMessages = {
  title: 'Finance',
  lead: 'Leads, contracts and payments of this installation.',
  myEarnings: 'My Earnings',
  myEarningsEmpty: 'You have no share in any project yet',
  myEarningsEmptyText: 'When an administrator assigns you one, you will see it here.',
  sections: {
    leads: 'Leads',
    contracts: 'Contracts',
    payments: 'Upcoming Payments',
    equity: 'Employee Equity',
  },
  offline: 'No connection: what was read last is shown.',
  pages: 'Pages',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  history: {
    title: 'History',
    failed: 'The history could not be loaded',
    empty: 'Nothing was changed yet.',
    older: 'Show older',
    system: 'The system',
    somebody: 'Somebody who is gone',
    nothing: 'nothing',
    reason: (reason) => `Reason: ${reason}`,
    acts: {
      created: 'made it',
      changed: 'changed it',
      'stage-changed': 'changed the stage',
      deleted: 'deleted it',
      restored: 'restored it',
    },
    from: (before, after) => `from ${before} to ${after}`,
  },
};
