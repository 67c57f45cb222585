import { Module } from '@nestjs/common';
import { ChangeDigestHourHandler } from './change-digest-hour.handler.ts';
import { DigestLinesRepository } from './digest-lines.repository.ts';
import { DigestsRepository } from './digests.repository.ts';
import { TellDigestsJobHandler } from './tell-digests.job-handler.ts';

/** The daily summary for people. */
@Module({
  providers: [ChangeDigestHourHandler, DigestLinesRepository, DigestsRepository, TellDigestsJobHandler],
  exports: [DigestLinesRepository, DigestsRepository],
})
export class DigestsModule {}
