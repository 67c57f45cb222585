import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { decideRotation, type Presented, type Rotation, type RotationRules } from './rotation.ts';
import type { Session } from './session.ts';

const DAY_MS = 86_400_000;

/** The rotation rules with this installation's limits and clock. */
@Injectable()
export class Rotator {
  private readonly rules: RotationRules;

  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: AuthSettings,
  ) {
    this.rules = {
      graceMs: settings.REFRESH_GRACE_SECONDS * 1_000,
      maxAgeMs: settings.SESSION_MAX_DAYS * DAY_MS,
      maxIdleMs: settings.SESSION_IDLE_DAYS * DAY_MS,
    };
  }

  decide(session: Session, presented: Presented): { rotation: Rotation; now: Date } {
    const { refreshCount: newest, raisedFrom, refreshedAt, createdAt } = session;
    const now = this.clock.now();
    return {
      rotation: decideRotation({ newest, raisedFrom, refreshedAt, createdAt }, presented, this.rules, now),
      now,
    };
  }

  /** The latest end of a session that is not used from now on; null without such a limit. */
  endOf({ createdAt, refreshedAt }: Session): Date | null {
    const { maxAgeMs, maxIdleMs } = this.rules;
    const ends = [
      ...(maxAgeMs > 0 ? [createdAt.getTime() + maxAgeMs] : []),
      ...(maxIdleMs > 0 ? [refreshedAt.getTime() + maxIdleMs] : []),
    ];
    return ends.length === 0 ? null : new Date(Math.min(...ends));
  }
}
