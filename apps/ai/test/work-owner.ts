import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { enterProject } from '@nivel/contracts/projects/enter-project.operation';
import { readWorkHistory } from '@nivel/contracts/projects/read-work-history.operation';
import { readTeamTalk } from '@nivel/contracts/projects/read-team-talk.operation';
import type { TeamTalk } from '@nivel/contracts/projects/team-talk';
import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { someTalk } from './some-talk.ts';

/** The service of projects as this one meets it over the broker: it shows each project to those who bring certain tokens. */
export class WorkOwner {
  private readonly projects = new Map<string, WorkHistory>();
  private readonly talks = new Map<string, TeamTalk>();
  /** The hours of talk that were asked for, in order. */
  readonly hours: number[] = [];
  /** The tokens that were brought, in order. */
  readonly tokens: (string | null)[] = [];
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'projects', 1_000_000);
    this.server.answer(readWorkHistory, (body, { token }) => {
      const { project_id: id } = readWorkHistory.input.parse(JSON.parse(new TextDecoder().decode(body)));
      return this.shown(id, token);
    });
    this.server.answer(readTeamTalk, async (body, { token }) => {
      const { project_id: id, hours } = readTeamTalk.input.parse(JSON.parse(new TextDecoder().decode(body)));
      await this.shown(id, token);
      this.hours.push(hours);
      return JSON.stringify(this.talks.get(id) ?? someTalk({ audience: 'nobody' }));
    });
    this.server.answer(enterProject, async (body, { token }) => {
      const { id } = enterProject.input.parse(JSON.parse(new TextDecoder().decode(body)));
      await this.shown(id, token);
      return '{}';
    });
  }

  static async start(url: string): Promise<WorkOwner> {
    return new WorkOwner(await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 }));
  }

  /** A project that everybody who is signed in may read. */
  show(id: string, work: WorkHistory): void {
    this.projects.set(id, work);
  }

  /** What a team wrote, as everybody who is signed in sees it. */
  showTalk(id: string, talk: TeamTalk): void {
    this.talks.set(id, talk);
  }

  /** Nobody may read it any more. */
  hide(id: string): void {
    this.projects.delete(id);
  }

  private shown(id: string, token: string | null): Promise<string> {
    this.tokens.push(token);
    const work = this.projects.get(id);
    return work === undefined || token === null
      ? Promise.reject(new AppError(commonErrors.forbidden))
      : Promise.resolve(JSON.stringify(work));
  }

  /** It answers no more. */
  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
