import { runService } from '@nivel/platform/boot-service';
import { readSettings } from '@nivel/platform/settings';
import { bootGateway } from './boot.ts';
import { gatewaySettings } from './config.ts';

await runService(
  'gateway',
  () => bootGateway(process.env),
  readSettings(gatewaySettings, process.env).SHUTDOWN_SECONDS,
);
