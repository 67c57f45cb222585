import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { writeMentoringNotes } from '@nivel/contracts/learning/write-mentoring-notes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-sessions.ts';

@Handles(writeMentoringNotes)
export class WriteMentoringNotesHandler implements Handler<typeof writeMentoringNotes> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly changes: SessionChanges,
    private readonly news: SessionNews,
    private readonly shown: ShownSessions,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { session_id: id, notes }: InputOf<typeof writeMentoringNotes>,
    call: Call,
  ): Promise<OutputOf<typeof writeMentoringNotes>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const session = await this.changes.lockOwn(unit, id, (one) => one.mentorId === userId && one.userId !== null);
      if (session.cancelledAt !== null || session.startsAt > unit.now)
        throw new AppError(mentoringErrors.mentoring_not_in_state);
      const noted = { ...session, notes };
      if (session.notes !== notes) {
        await this.mentoring.note(unit, id, notes);
        await this.news.tell(unit, noted, 'noted');
      }
      return this.shown.of(noted, userId, unit.now);
    });
  }
}
