import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { openSealed, seal } from '@nivel/platform/seal';
import { z } from 'zod';
import type { AiSettings } from '../config.ts';

/** A key is bound to its organization: put into another row, it opens nothing. */
const contextOf = (organizationId: string): string => `model:${organizationId}`;

/** Keys of models, which cannot be read from the database without the key of this service. */
@Injectable()
export class ModelKeys {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<AiSettings, 'MODEL_SEAL_KEY'>) {}

  seal(organizationId: string, key: string): string {
    return seal(this.settings.MODEL_SEAL_KEY, key, contextOf(organizationId));
  }

  /** Null where the key of that time is no longer among the settings: the model then refuses, and the key is entered again. */
  open(organizationId: string, sealed: string): string | null {
    try {
      return z.string().parse(openSealed(this.settings.MODEL_SEAL_KEY, sealed, contextOf(organizationId)));
    } catch {
      return null;
    }
  }
}
