import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { mediaSigner } from '@nivel/platform/media-address';
import type { LearningSettings } from '../config.ts';

/** A file in the media folder -> the address under which one learner gets it for some hours. */
export type MediaAddress = (file: string) => string;

/** Gives out addresses of media. Callers must have checked that the part is open to the learner. */
@Injectable()
export class MediaAddresses {
  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  /** @param until when the plan ends that opens the part: no address lasts longer, but for the rest of a quarter of an hour */
  of(userId: string, until: Date | null): MediaAddress {
    const { MEDIA_KEY, LEARNING_MEDIA_SECONDS } = this.settings;
    const nowMs = this.clock.now().getTime();
    const left = until === null ? LEARNING_MEDIA_SECONDS : (until.getTime() - nowMs) / 1_000;
    return mediaSigner(MEDIA_KEY, userId, { nowMs, seconds: Math.min(LEARNING_MEDIA_SECONDS, left) });
  }
}
