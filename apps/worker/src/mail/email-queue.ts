import { Injectable } from '@nestjs/common';
import { sendEmail } from '@nivel/contracts/worker/send-email.job';
import { JobRoad } from '../jobs/job-road.ts';

/** Puts an open mail into the queue. When the queue is away the sweep does it later. */
@Injectable()
export class EmailQueue {
  constructor(private readonly road: JobRoad) {}

  async add(eventId: string, trace: string): Promise<void> {
    await this.road.tryAdd(sendEmail, { eventId }, { id: eventId, trace });
  }
}
