import { LIVE_FACTS } from '@nivel/contracts/kernel/fact';
import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { gatewaySettings } from './src/config.ts';

export const service = describeService({
  name: 'gateway',
  summary: 'the only public door',
  settings: gatewaySettings,
  uses: ['nats', 'redis'],
  // Screens are composed of operations without a door of their own.
  asks: ['learning.read-dashboard', 'learning.read-module', 'auth.key-set'],
  // It shows facts live, whosesoever they are, and sees no others.
  watches: [ENDED_SESSIONS, LIVE_FACTS],
  redisKeys: ['nivel:limit:*', 'nivel:here:*', 'nivel:seen:*', 'nivel:busy:*'],
  asOperator: [],
  isPublic: true,
  commands: {},
  atRelease: [],
  // One proxy is in front; limits are divided among as many copies as there may be.
  inCluster: { TRUSTED_PROXIES: '1', GATEWAY_REPLICAS: '12' },
  size: { cpu: '200m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 12 } },
  program: () => import('./src/program.ts'),
});
