import { describeService } from '@nivel/platform/service-description';
import { gatewaySettings } from './src/config.ts';

export const service = describeService({
  name: 'gateway',
  summary: 'the only public door',
  settings: gatewaySettings,
  uses: ['nats', 'redis'],
  isPublic: true,
  commands: {},
  size: { cpu: '200m', memory: { requested: '192Mi', most: '512Mi' }, replicas: { least: 2, most: 12 } },
  program: () => import('./src/program.ts'),
});
