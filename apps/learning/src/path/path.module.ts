import { Module } from '@nestjs/common';
import { CurriculumModule } from '../curriculum/curriculum.module.ts';
import { LearnerModule } from '../learner/learner.module.ts';
import { ReadModuleHandler } from './read-module.handler.ts';

@Module({ imports: [CurriculumModule, LearnerModule], providers: [ReadModuleHandler] })
export class PathModule {}
