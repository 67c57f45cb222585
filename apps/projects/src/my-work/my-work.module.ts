import { Module } from '@nestjs/common';
import { ListMyWorkHandler } from './list-my-work.handler.ts';
import { MyWorkRepository } from './my-work.repository.ts';

/** What somebody has to do. */
@Module({ providers: [ListMyWorkHandler, MyWorkRepository] })
export class MyWorkModule {}
