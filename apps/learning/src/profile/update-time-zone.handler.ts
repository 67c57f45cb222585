import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountChanges } from './account-changes.ts';

@Handles(updateTimeZone)
export class UpdateTimeZoneHandler implements Handler<typeof updateTimeZone> {
  constructor(private readonly accounts: AccountChanges) {}

  async handle(input: InputOf<typeof updateTimeZone>, call: Call): Promise<OutputOf<typeof updateTimeZone>> {
    const { timeZone } = await this.accounts.save({ timeZone: input.time_zone }, call);
    return { timeZone };
  }
}
