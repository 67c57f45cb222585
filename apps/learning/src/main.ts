import { runService } from '@nivel/platform/boot-service';
import { readSettings } from '@nivel/platform/settings';
import { bootLearning } from './boot.ts';
import { learningSettings } from './config.ts';

const settings = readSettings(learningSettings, process.env);
await runService('learning', () => bootLearning(process.env), settings.SHUTDOWN_SECONDS);
