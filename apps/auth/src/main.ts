import { readSettings } from '@nivel/platform/settings';
import { runService } from '@nivel/platform/boot-service';
import { bootAuth } from './boot.ts';
import { authSettings } from './config.ts';

const { SHUTDOWN_SECONDS } = readSettings(authSettings, process.env);
await runService('auth', () => bootAuth(process.env), SHUTDOWN_SECONDS);
