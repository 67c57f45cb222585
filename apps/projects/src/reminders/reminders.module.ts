import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { RemindOfDeadlinesHandler } from './remind-of-deadlines.handler.ts';
import { RemindersRepository } from './reminders.repository.ts';

/** Deadlines that come near. */
@Module({
  imports: [ProjectAccessModule],
  providers: [RemindOfDeadlinesHandler, RemindersRepository],
  exports: [RemindersRepository],
})
export class RemindersModule {}
