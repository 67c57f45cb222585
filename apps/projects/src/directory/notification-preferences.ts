import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';

/** People are shown without their preferences rather than late. */
const PATIENCE_MS = 500;

/** The notices that a person gets, by kind and channel; the worker stores them, and is asked each time. */
@Injectable()
export class NotificationPreferences {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the caller gets what (`mentions.email`); null where the worker does not answer in time */
  async ofCaller(call: Call): Promise<Readonly<Record<string, boolean>> | null> {
    const deadline = Math.min(call.deadline, this.clock.now().getTime() + PATIENCE_MS);
    try {
      const { preferences } = await this.rpc.call(listNotificationPreferences, {}, { ...call, deadline });
      return Object.fromEntries(
        preferences.flatMap(({ kind, channels }) =>
          channels.map(({ channel, isOn }) => [`${kind}.${channel}`, isOn] as const),
        ),
      );
    } catch (error) {
      if (error instanceof AppError && error.definition.kind === 'unavailable') return null;
      throw error;
    }
  }
}
