import { Module } from '@nestjs/common';
import { AdditionNotices } from './addition-notices.ts';

/** Telling people that others have added them somewhere. */
@Module({ providers: [AdditionNotices], exports: [AdditionNotices] })
export class AdditionNoticesModule {}
