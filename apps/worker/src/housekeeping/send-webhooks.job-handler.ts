import { sendDueWebhooks } from '@nivel/contracts/projects/automation/send-due-webhooks.operation';
import { sendWebhooks } from '@nivel/contracts/worker/send-webhooks.job';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';

@HandlesJob(sendWebhooks)
export class SendWebhooksJobHandler implements JobHandler<typeof sendWebhooks> {
  constructor(private readonly parts: PartsUntilDone) {}

  perform(): Promise<void> {
    return this.parts.ask(sendDueWebhooks);
  }
}
