import { Module } from '@nestjs/common';
import { AdministrativeActsRepository } from './administrative-acts.repository.ts';
import { ListAdministrativeActsHandler } from './list-administrative-acts.handler.ts';
import { NoteAiModelWhenAiModelChangedConsumer } from './note-ai-model-when-ai-model-changed.consumer.ts';
import { NoteCurriculumWhenCurriculumPublishedConsumer } from './note-curriculum-when-curriculum-published.consumer.ts';

/** Actions with the rights of administrators. */
@Module({
  providers: [
    AdministrativeActsRepository,
    ListAdministrativeActsHandler,
    NoteAiModelWhenAiModelChangedConsumer,
    NoteCurriculumWhenCurriculumPublishedConsumer,
  ],
  exports: [AdministrativeActsRepository],
})
export class AuditModule {}
