import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { withdrawMentoringHour } from '@nivel/contracts/learning/withdraw-mentoring-hour.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentoringRepository } from './mentoring.repository.ts';

@Handles(withdrawMentoringHour)
export class WithdrawMentoringHourHandler implements Handler<typeof withdrawMentoringHour> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { hour_id: id }: InputOf<typeof withdrawMentoringHour>,
    call: Call,
  ): Promise<OutputOf<typeof withdrawMentoringHour>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const hour = await this.mentoring.lockHour(unit, id);
      if (hour === null) return { withdrawn: false };
      if (hour.mentorId !== userId) throw new AppError(mentoringErrors.mentoring_hour_not_found);
      if (await this.mentoring.isBooked(unit, id)) throw new AppError(mentoringErrors.mentoring_hour_booked);
      return { withdrawn: await this.mentoring.withdraw(unit, id) };
    });
  }
}
