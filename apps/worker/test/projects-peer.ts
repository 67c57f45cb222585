import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { checkNotices } from '@nivel/contracts/projects/check-notices.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { readAccountRole } from '@nivel/contracts/projects/read-account-role.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

/** A fake of the projects service, for the worker's calls about read rights and roles. */
export class ProjectsPeer {
  /** Projects and comments that nobody may read. */
  readonly closed = new Set<string>();
  /** Roles in the installation by user id; everybody else has none. */
  readonly roles = new Map<string, AccountRole>();
  /** While it is so, it does not know. */
  isAway = false;

  private constructor(private readonly end: () => Promise<void>) {}

  static async start(url: string): Promise<ProjectsPeer> {
    const connection = await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 });
    const server = new RpcServer(connection, 'projects', 1_000_000);
    const peer = new ProjectsPeer(async () => {
      await server.stop();
      await connection.close();
    });
    server.answer(checkNotices, (bytes) => {
      if (peer.isAway) return Promise.reject(new AppError(commonErrors.unavailable));
      const { places } = checkNotices.input.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
      const may = places.map((place) => [place.project_id, place.comment_id].every((id) => !peer.closed.has(id ?? '')));
      return Promise.resolve(JSON.stringify({ may }));
    });
    server.answer(readAccountRole, (bytes) => {
      if (peer.isAway) return Promise.reject(new AppError(commonErrors.unavailable));
      const { user_id: userId } = readAccountRole.input.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
      return Promise.resolve(JSON.stringify({ role: peer.roles.get(userId) ?? null }));
    });
    return peer;
  }

  stop(): Promise<void> {
    return this.end();
  }
}
