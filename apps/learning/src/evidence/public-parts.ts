import { Inject, Injectable } from '@nestjs/common';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import type { PublicPart } from '@nivel/contracts/learning/part-view';
import { SETTINGS } from '@nivel/platform/core';
import { rulesOf, type LearningSettings } from '../config.ts';
import { MediaAddresses } from '../curriculum/media-addresses.ts';
import { publicPartOf } from '../curriculum/public-part.ts';
import type { LearningRules } from '../learner/learning-rules.ts';

/** Parts as a learner's browser gets them, with media at addresses of that learner. */
@Injectable()
export class PublicParts {
  readonly rules: LearningRules;

  constructor(
    private readonly media: MediaAddresses,
    @Inject(SETTINGS) settings: LearningSettings,
  ) {
    this.rules = rulesOf(settings);
  }

  /** @param until when the plan ends that opens the part; null: never, as far as that is known */
  of(part: Pick<PartContent, 'type' | 'body'>, userId: string, until: Date | null): PublicPart {
    return publicPartOf(part, this.rules, this.media.of(userId, until));
  }
}
