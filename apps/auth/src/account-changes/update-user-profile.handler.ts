import { updateUserProfile } from '@nivel/contracts/auth/update-user-profile.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProfileChanges } from './profile-changes.ts';

@Handles(updateUserProfile)
export class UpdateUserProfileHandler implements Handler<typeof updateUserProfile> {
  constructor(private readonly profiles: ProfileChanges) {}

  async handle(
    { user_id, full_name }: InputOf<typeof updateUserProfile>,
    call: Call,
  ): Promise<OutputOf<typeof updateUserProfile>> {
    if (user_id !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
    const { account } = await this.profiles.save({ fullName: full_name }, call);
    return { user_id, email: account.email, full_name: account.fullName ?? '' };
  }
}
