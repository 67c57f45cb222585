import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { openSealed, seal } from '@nivel/platform/seal';
import { z } from 'zod';
import type { AuthSettings } from '../config.ts';
import type { Factor } from './factor.ts';

type Place = Pick<Factor, 'id' | 'userId'>;

/** A secret is bound to its row: put into another one, it opens nothing. */
const contextOf = ({ id, userId }: Place): string => `factor:${id}:${userId}`;

/** Secrets of second factors, which nobody reads out of the database without the key. */
@Injectable()
export class FactorSecrets {
  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {}

  seal(secret: string, of: Place): string {
    return seal(this.settings.FACTOR_SEAL_KEY, secret, contextOf(of));
  }

  /** @throws Error when the key of that time is no longer among the settings, and for what is no app */
  open(factor: Factor): string {
    if (factor.sealedSecret === null) throw new Error('Only an app that shows codes has a secret');
    return z.string().parse(openSealed(this.settings.FACTOR_SEAL_KEY, factor.sealedSecret, contextOf(factor)));
  }
}
