import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';

type SetupSettings = Pick<ProjectsSettings, 'PUBLIC_URL' | 'SETUP_TOKEN' | 'SETUP_TOKEN_NEEDED'>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who may claim the installation: a caller with the setup token, and any caller if the site is reachable only from this
 * machine.
 */
@Injectable()
export class SetupToken {
  readonly isNeeded: boolean;

  constructor(@Inject(SETTINGS) private readonly settings: SetupSettings) {
    const isLocal = LOOPBACK.includes(new URL(settings.PUBLIC_URL).hostname);
    this.isNeeded = settings.SETUP_TOKEN_NEEDED === 'always' || !isLocal;
  }

  /** Digests are compared, so that the time reveals nothing of the token, its length included. */
  admits(given: string | undefined): boolean {
    if (!this.isNeeded) return true;
    return given !== undefined && timingSafeEqual(digest(given), digest(this.settings.SETUP_TOKEN));
  }
}
