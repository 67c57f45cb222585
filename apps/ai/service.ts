import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { aiSettings } from './src/config.ts';

export const service = describeService({
  name: 'ai',
  summary: 'forecasts, risks, sentiment and insights of projects, milestones in texts, and answers to messages',
  settings: aiSettings,
  uses: ['postgres', 'nats'],
  asks: [
    'auth.key-set',
    'projects.enter-project',
    'projects.find-cards',
    'projects.get-organization',
    'projects.list-project-people',
    'projects.read-board',
    'projects.read-project-organization',
    'projects.read-team-talk',
    'projects.read-work-history',
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
