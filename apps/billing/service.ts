import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { billingSettings } from './src/config.ts';

export const service = describeService({
  name: 'billing',
  summary: 'subscriptions, and their state at the payment provider',
  settings: billingSettings,
  uses: ['postgres', 'nats'],
  asks: ['auth.key-set', 'auth.read-own-account'],
  watches: [ENDED_SESSIONS],
  redisKeys: [],
  asOperator: ['replay-dead-letters'],
  isPublic: false,
  commands: {
    'replay-dead-letters': 'publishes facts again that could not be handled',
    'set-up-plans':
      'makes products and prices of the plans at the payment provider, and prints the settings that name them',
  },
  atRelease: [],
  inCluster: {},
  size: { cpu: '100m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 6 } },
  program: () => import('./src/program.ts'),
});
