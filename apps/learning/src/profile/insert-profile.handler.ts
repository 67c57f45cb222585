import { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { rowErrors } from '@nivel/contracts/kernel/table-write';
import { insertProfile } from '@nivel/contracts/learning/insert-profile.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountChanges } from './account-changes.ts';

@Handles(insertProfile)
export class InsertProfileHandler implements Handler<typeof insertProfile> {
  constructor(private readonly accounts: AccountChanges) {}

  async handle(row: InputOf<typeof insertProfile>, call: Call): Promise<OutputOf<typeof insertProfile>> {
    const id = actorOf(call).userId;
    if (row.id !== id) throw new AppError(rowErrors['42501']);
    const { firstName, lastName, studentType, educationalInterests, skillLevel } = await this.accounts.save(
      wantedOf(row),
      call,
    );
    const saved = {
      id,
      first_name: firstName,
      last_name: lastName,
      student_type: studentType,
      educational_interests: educationalInterests,
      skill_level: skillLevel,
    };
    return { rows: [saved] };
  }
}

/** Omitted and null fields do not change. */
const wantedOf = ({ id: _, ...row }: InputOf<typeof insertProfile>): InputOf<typeof changeProfile> => {
  const named = {
    firstName: row.first_name,
    lastName: row.last_name,
    studentType: row.student_type,
    educationalInterests: row.educational_interests,
    skillLevel: row.skill_level,
  };
  return changeProfile.input.parse(
    Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null && value !== undefined)),
  );
};
