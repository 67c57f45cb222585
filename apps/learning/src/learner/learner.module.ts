import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { LearnersRepository } from './learners.repository.ts';
import { LearnerStore } from './learner-store.ts';

@Module({ imports: [AccessModule], providers: [LearnersRepository, LearnerStore], exports: [LearnerStore] })
export class LearnerModule {}
