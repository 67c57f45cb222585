import { runService } from '@nivel/platform/run-service';
import { service } from '../service.ts';

await runService(service);
