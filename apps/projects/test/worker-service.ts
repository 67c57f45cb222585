import { decodeJwt } from 'jose';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

type Preference = OutputOf<typeof listNotificationPreferences>['preferences'][number];

const words = { 'es-MX': 'Menciones', en: 'Mentions' };

/** The worker as this service meets it over the broker: it answers about the caller. */
export class WorkerService {
  /** Whether a person gets mentions by e-mail. */
  readonly mentions = new Map<string, boolean>();
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'worker', 1_000_000);
    this.server.answer(listNotificationPreferences, (_, { token }) => {
      const isOn = this.mentions.get(decodeJwt(token ?? '').sub ?? '') ?? true;
      const preference: Preference = {
        ...{ kind: 'mentions', title: words, description: words, isLocked: false },
        channels: [
          { channel: 'inbox', isOn: true, pace: null },
          { channel: 'email', isOn, pace: 'daily' },
        ],
      };
      return Promise.resolve(JSON.stringify({ preferences: [preference], digestHour: 8 }));
    });
  }

  static async start(url: string): Promise<WorkerService> {
    return new WorkerService(await connectBroker({ url, name: 'worker', replicas: 1, factsKeptDays: 7 }));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
