import { describeService, ENDED_SESSIONS } from '@nivel/platform/service-description';
import { authSettings } from './src/config.ts';

export const service = describeService({
  name: 'auth',
  summary: 'accounts and sessions; password hashing is its load',
  settings: authSettings,
  uses: ['postgres', 'nats'],
  asks: ['*.read-personal-data', 'projects.choose-avatar', 'projects.read-invited-address'],
  watches: [ENDED_SESSIONS],
  redisKeys: [],
  asOperator: [],
  isPublic: false,
  commands: {
    account: 'ends the sessions of an account, bans, unbans or deletes it, or removes its second factors',
    'end-all-sessions': 'ends every session of everybody, after the database was brought back',
  },
  atRelease: [],
  inCluster: {},
  size: { cpu: '200m', memory: { requested: '256Mi', most: '768Mi' }, replicas: { least: 2, most: 8 } },
  // Each hash takes 19 MiB.
  takesLargeBlocks: true,
  program: () => import('./src/program.ts'),
});
