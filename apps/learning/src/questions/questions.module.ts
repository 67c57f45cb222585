import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { MentorsModule } from '../mentors/mentors.module.ts';
import { AskQuestionHandler } from './ask-question.handler.ts';
import { ListMyQuestionsHandler, RateQuestionHandler, ReopenQuestionHandler } from './learner-handlers.ts';
import { AnswerQuestionHandler, ListQuestionQueueHandler, OpenQuestionHandler } from './mentor-handlers.ts';
import { QuestionChanges } from './question-changes.ts';
import { QuestionsRepository } from './questions.repository.ts';

/** Questions about a part to a person. */
@Module({
  imports: [AccessModule, CurriculumModule, LearnerModule, MentorsModule],
  providers: [
    AnswerQuestionHandler,
    AskQuestionHandler,
    ListMyQuestionsHandler,
    ListQuestionQueueHandler,
    OpenQuestionHandler,
    QuestionChanges,
    QuestionsRepository,
    RateQuestionHandler,
    ReopenQuestionHandler,
  ],
})
export class QuestionsModule {}
