import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { unsubscribe } from '@nivel/contracts/worker/unsubscribe.operation';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { readUnsubscribeToken } from '../composition/unsubscribe-link.ts';
import type { WorkerSettings } from '../config.ts';
import type { WorkerClient } from '../database.ts';
import { kinds } from '../kinds/kinds.generated.ts';
import { Preferences } from './preferences.ts';

/** The token alone identifies the person: an e-mail program acts without a session. */
@Handles(unsubscribe)
export class UnsubscribeHandler implements Handler<typeof unsubscribe> {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly preferences: Preferences,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle({ token }: InputOf<typeof unsubscribe>, call: Call): Promise<OutputOf<typeof unsubscribe>> {
    const whom = readUnsubscribeToken(token, this.settings.MAIL_SEAL_KEY);
    const kind = whom && kinds[whom.kind];
    if (!kind || kind.isLocked) throw new AppError(workerErrors.unsubscribe_token_invalid);
    const off = { channel: 'email', isOn: false, pace: null } as const;
    await this.work.run(call, (unit) => this.preferences.switch(unit, whom.userId, kind, off));
    return { title: kind.title };
  }
}
