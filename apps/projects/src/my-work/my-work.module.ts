import { Module } from '@nestjs/common';
import { ListMyWorkHandler } from './list-my-work.handler.ts';
import { MyWorkRepository } from './my-work.repository.ts';

/** A person's open cards. */
@Module({ providers: [ListMyWorkHandler, MyWorkRepository] })
export class MyWorkModule {}
