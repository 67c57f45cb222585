import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { workerSettings } from './src/config.ts';

export const service = describeService({
  name: 'worker',
  summary: 'jobs, and what people are told: e-mails and notifications',
  settings: workerSettings,
  uses: ['postgres', 'nats', 'redis', 'smtp'],
  asks: [
    'auth.key-set',
    'auth.list-accounts',
    'billing.compare-with-provider',
    'billing.refresh-due-subscriptions',
    'finance.compare-book-sums',
    'finance.purge-book-trash',
    'finance.roll-contracts',
    'finance.tell-due-payments',
    'learning.remind-of-mentoring',
    'projects.archive-log',
    'projects.check-notices',
    'projects.list-unused-files',
    'projects.purge-trash',
    'projects.remind-of-deadlines',
    'projects.run-due-rules',
  ],
  watches: [ENDED_SESSIONS],
  redisKeys: ['bull:*'],
  asOperator: ['replay-dead-letters'],
  isPublic: false,
  commands: {
    'replay-dead-letters': 'publishes facts again that could not be handled',
    'reopen-failed-emails': 'sends e-mails again that were given up',
  },
  atRelease: [],
  inCluster: {},
  size: { cpu: '100m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 6 } },
  program: () => import('./src/program.ts'),
});
