import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { openSealed, seal } from '@nivel/platform/seal';
import { z } from 'zod';
import type { ProjectsSettings } from '../../config.ts';
import { shownSecret } from './webhook-signature.ts';

const BYTES = 32;

/** A secret is bound to its row: put into another one, it opens nothing. */
const contextOf = (webhookId: string): string => `webhook:${webhookId}`;

/** Secrets of webhooks, unreadable in the database without the key. */
@Injectable()
export class WebhookSecrets {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<ProjectsSettings, 'WEBHOOK_SEAL_KEY'>) {}

  /** A new secret, sealed. */
  make(webhookId: string): string {
    return seal(this.settings.WEBHOOK_SEAL_KEY, shownSecret(randomBytes(BYTES)), contextOf(webhookId));
  }

  /** @throws Error when the key of that time is no longer among the settings */
  open(webhookId: string, sealed: string): string {
    return z.string().parse(openSealed(this.settings.WEBHOOK_SEAL_KEY, sealed, contextOf(webhookId)));
  }
}
