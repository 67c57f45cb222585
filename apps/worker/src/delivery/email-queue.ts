import { Injectable } from '@nestjs/common';
import { sendEmail } from '@nivel/contracts/worker/send-email.job';
import { WorkerQueue } from '../jobs/worker-queue.ts';

/** Puts an open e-mail into the queue. When the queue is away the sweep does it later. */
@Injectable()
export class EmailQueue {
  constructor(private readonly queue: WorkerQueue) {}

  async add(emailId: string, trace: string): Promise<void> {
    await this.queue.tryAdd(sendEmail, { emailId }, { id: emailId, trace });
  }
}
