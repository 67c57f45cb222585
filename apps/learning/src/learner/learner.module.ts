import { Module } from '@nestjs/common';
import { LearnersRepository } from './learners.repository.ts';
import { LearnerStore } from './learner-store.ts';

@Module({ providers: [LearnersRepository, LearnerStore], exports: [LearnerStore] })
export class LearnerModule {}
