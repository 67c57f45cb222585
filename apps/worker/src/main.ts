import { readSettings } from '@nivel/platform/settings';
import { runService } from '@nivel/platform/boot-service';
import { bootWorker } from './boot.ts';
import { workerSettings } from './config.ts';

const settings = readSettings(workerSettings, process.env);
await runService('worker', () => bootWorker(settings), settings.SHUTDOWN_SECONDS);
