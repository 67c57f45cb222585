import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { learningSettings } from './src/config.ts';

export const service = describeService({
  name: 'learning',
  summary: 'curriculum and progress',
  settings: learningSettings,
  uses: ['postgres', 'nats'],
  asks: [
    'auth.change-profile',
    'auth.find-account',
    'auth.key-set',
    'auth.list-accounts',
    'billing.list-access',
    'projects.list-memberships',
    'projects.list-people',
  ],
  watches: [ENDED_SESSIONS],
  redisKeys: [],
  asOperator: ['replay-dead-letters'],
  isPublic: false,
  commands: {
    'import-content': 'brings the curriculum of the files into the database',
    'rebuild-progress': 'counts what learners reached again from the ledgers',
    'replay-dead-letters': 'publishes facts again that could not be handled',
  },
  atRelease: ['import-content'],
  inCluster: {},
  size: { cpu: '200m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 12 } },
  program: () => import('./src/program.ts'),
});
