import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { readInvitedAddress } from '@nivel/contracts/projects/read-invited-address.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

/** The service that keeps invites, as this one meets it over the broker. */
export class InvitesService {
  /** The address of each open invite, by the value in its link. */
  readonly open = new Map<string, string>();
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'projects', 1_000_000);
    this.server.answer(readInvitedAddress, (body) => {
      const { token } = readInvitedAddress.input.parse(JSON.parse(new TextDecoder().decode(body)));
      const email = this.open.get(token);
      if (email === undefined) throw new AppError(projectsErrors.invite_not_open);
      return Promise.resolve(JSON.stringify({ email }));
    });
  }

  static async start(url: string): Promise<InvitesService> {
    return new InvitesService(await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 }));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
