import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { financeSettings } from './src/config.ts';

export const service = describeService({
  name: 'finance',
  summary: 'the book of the installation: leads, contracts, payments, and shares of people',
  settings: financeSettings,
  uses: ['postgres', 'nats'],
  asks: [
    'auth.key-set',
    'auth.list-accounts',
    'projects.enter-organization',
    'projects.enter-project',
    'projects.list-people',
    'projects.name-projects',
  ],
  watches: [ENDED_SESSIONS],
  redisKeys: [],
  asOperator: ['replay-dead-letters'],
  isPublic: false,
  commands: { 'replay-dead-letters': 'publishes facts again that could not be handled' },
  atRelease: [],
  inCluster: {},
  size: { cpu: '100m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 6 } },
  program: () => import('./src/program.ts'),
});
