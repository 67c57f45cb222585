import { updateUserProfile } from '@nivel/contracts/auth/update-user-profile.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { chooseAvatar } from '@nivel/contracts/projects/choose-avatar.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProfileChanges } from './profile-changes.ts';

@Handles(updateUserProfile)
export class UpdateUserProfileHandler implements Handler<typeof updateUserProfile> {
  constructor(
    private readonly profiles: ProfileChanges,
    private readonly rpc: RpcClient,
  ) {}

  async handle(
    { user_id, full_name, avatar_url }: InputOf<typeof updateUserProfile>,
    call: Call,
  ): Promise<OutputOf<typeof updateUserProfile>> {
    if (user_id !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
    // Checked first: only the caller's own picture is accepted, under its public name.
    const chosen =
      avatar_url === undefined ? undefined : await this.rpc.call(chooseAvatar, { address: avatar_url }, call);
    const wanted = {
      ...(full_name === undefined ? {} : { fullName: full_name }),
      ...(chosen === undefined ? {} : { avatarUrl: chosen.address }),
    };
    const { account } = await this.profiles.save(wanted, call);
    return {
      user_id,
      email: account.email,
      full_name: account.fullName ?? '',
      avatar_url: account.avatarUrl ?? null,
    };
  }
}
