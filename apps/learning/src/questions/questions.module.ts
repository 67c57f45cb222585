import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { MentorsModule } from '../mentors/mentors.module.ts';
import { AskQuestionHandler } from './ask-question.handler.ts';
import { ListMyQuestionsHandler } from './list-my-questions.handler.ts';
import { RateQuestionHandler } from './rate-question.handler.ts';
import { ReopenQuestionHandler } from './reopen-question.handler.ts';
import { AnswerQuestionHandler } from './answer-question.handler.ts';
import { ListQuestionQueueHandler } from './list-question-queue.handler.ts';
import { OpenQuestionHandler } from './open-question.handler.ts';
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
