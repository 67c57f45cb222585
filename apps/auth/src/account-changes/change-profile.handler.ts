import { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProfileChanges } from './profile-changes.ts';

@Handles(changeProfile)
export class ChangeProfileHandler implements Handler<typeof changeProfile> {
  constructor(private readonly profiles: ProfileChanges) {}

  handle(input: InputOf<typeof changeProfile>, call: Call): Promise<OutputOf<typeof changeProfile>> {
    return this.profiles.save(input, call);
  }
}
