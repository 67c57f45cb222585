import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { projectsSettings } from './src/config.ts';

export const service = describeService({
  name: 'projects',
  summary: 'people of Crico, organizations, projects and their boards',
  settings: projectsSettings,
  uses: ['postgres', 'nats'],
  asks: [
    'ai.propose-card-steps',
    'auth.key-set',
    'auth.list-accounts',
    'auth.list-sign-ins',
    'auth.read-own-account',
    'auth.send-email-proof',
    'learning.list-shared-progress',
    'worker.inspect-file',
    'worker.list-notification-preferences',
    'worker.preview-email-report',
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
