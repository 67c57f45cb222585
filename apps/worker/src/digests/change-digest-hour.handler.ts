import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { changeDigestHour } from '@nivel/contracts/worker/change-digest-hour.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { DigestsRepository } from './digests.repository.ts';

@Handles(changeDigestHour)
export class ChangeDigestHourHandler implements Handler<typeof changeDigestHour> {
  constructor(
    private readonly digests: DigestsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle({ hour }: InputOf<typeof changeDigestHour>, call: Call): Promise<OutputOf<typeof changeDigestHour>> {
    await this.work.run(call, (unit) => this.digests.chooseHour(unit, actorOf(call).userId, hour));
    return { hour };
  }
}
