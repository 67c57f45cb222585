import { Injectable } from '@nestjs/common';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import type { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import { isFullName, isPersonName } from '@nivel/contracts/auth/person-name';
import { profileErrors } from '@nivel/contracts/auth/profile.errors';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { actorOf, type Call } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';
import { readChangedData } from '../accounts/profile-data.ts';
import { AccountChanges } from './account-changes.ts';
import { AccountVersionsRepository } from '../accounts/account-versions.repository.ts';

type Wanted = InputOf<typeof changeProfile>;

/** Changes the profile of an account by the documented calls beside the auth door. */
@Injectable()
export class ProfileChanges {
  constructor(
    private readonly changes: AccountChanges,
    private readonly versions: AccountVersionsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError not_a_name, unknown_time_zone, time_zone_changed_recently, user_not_found, session_not_found */
  async save(wanted: Wanted, call: Call): Promise<OutputOf<typeof changeProfile>> {
    refuseWrong(wanted);
    const { userId, sessionId } = actorOf(call);
    const { fullName, avatarUrl, ...data } = wanted;
    const given = readChangedData({
      ...data,
      ...(fullName === undefined ? {} : { full_name: fullName }),
      ...(avatarUrl === undefined ? {} : { avatar_url: avatarUrl }),
    });
    await this.changes.save({ id: sessionId, userId }, { data: given }, NO_REQUEST, call);
    const entry = await this.versions.one(this.work.reads, userId);
    if (entry === null || entry.removed) throw new AppError(authErrors.user_not_found);
    return { version: entry.version, account: entry.row };
  }
}

/** An empty name removes the name. */
const refuseWrong = ({ firstName = '', lastName = '', fullName = '', timeZone }: Wanted): void => {
  const isWrong = (name: string, isName: (text: string) => boolean): boolean =>
    name.trim() !== '' && !isName(name.trim());
  if (isWrong(firstName, isPersonName) || isWrong(lastName, isPersonName) || isWrong(fullName, isFullName))
    throw new AppError(profileErrors.not_a_name);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new AppError(profileErrors.unknown_time_zone);
};
