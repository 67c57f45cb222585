import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { listSharedProgress } from '@nivel/contracts/learning/list-shared-progress.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

type Member = OutputOf<typeof listSharedProgress>['members'][number];

/** Learning as this service meets it over the broker. It records its requests, and their callers. */
export class LearningService {
  readonly members = new Map<string, Omit<Member, 'user_id'>>();
  readonly asked: { readonly userIds: readonly string[]; readonly token: string | null }[] = [];
  refuseWith: ErrorDefinition | null = null;
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'learning', 1_000_000);
    this.server.answer(listSharedProgress, (body, { token }) => {
      const { user_ids: userIds } = listSharedProgress.input.parse(JSON.parse(new TextDecoder().decode(body)));
      this.asked.push({ userIds, token });
      if (this.refuseWith !== null) throw new AppError(this.refuseWith);
      const members = userIds.flatMap((id): Member[] => {
        const known = this.members.get(id);
        return known ? [{ user_id: id, ...known }] : [];
      });
      return Promise.resolve(JSON.stringify({ modules: [], members }));
    });
  }

  static async start(url: string): Promise<LearningService> {
    return new LearningService(await connectBroker({ url, name: 'learning', replicas: 1, factsKeptDays: 7 }));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
