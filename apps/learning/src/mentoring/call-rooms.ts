import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';

const ROOM_BYTES = 16;

/** The video rooms of mentoring sessions, from the settings. */
@Injectable()
export class CallRooms {
  constructor(@Inject(SETTINGS) private readonly settings: LearningSettings) {}

  /** 128 bits: only participants receive the link of a session. */
  newRoom(): string {
    return randomBytes(ROOM_BYTES).toString('hex');
  }

  /** Null where no calls are configured. */
  linkOf(room: string): string | null {
    const { LEARNING_CALL_LINK: template } = this.settings;
    return template === '' ? null : template.replace('{session}', room);
  }
}
