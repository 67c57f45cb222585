import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { enterOrganization } from '@nivel/contracts/projects/enter-organization.operation';
import { enterProject } from '@nivel/contracts/projects/enter-project.operation';
import { nameProjects } from '@nivel/contracts/projects/name-projects.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { v7 } from 'uuid';
import type { FinanceUnderTest } from './finance-under-test.ts';

/** A fake of the projects service on the broker, for names only. */
export class ProjectOwner {
  private readonly projects = new Map<string, { name: string; isDeleted: boolean }>();
  /** Projects and organizations that no caller may see. */
  private readonly hidden = new Set<string>();
  private server: RpcServer | undefined;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {}

  static async start(finance: FinanceUnderTest): Promise<ProjectOwner> {
    const url = finance.stack.natsUrl;
    const owner = new ProjectOwner(await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 }));
    owner.answer();
    return owner;
  }

  /** Adds an existing project. @returns its id */
  add(name: string): string {
    const id = v7();
    this.projects.set(id, { name, isDeleted: false });
    return id;
  }

  rename(id: string, name: string): void {
    this.projects.set(id, { name, isDeleted: false });
  }

  trash(id: string): void {
    this.projects.set(id, { name: this.projects.get(id)?.name ?? '', isDeleted: true });
  }

  hide(id: string): void {
    this.hidden.add(id);
  }

  /** It answers again after `leave`. */
  answer(): void {
    this.server = new RpcServer(this.connection, 'projects', 1_000_000);
    this.server.answer(nameProjects, (body) => {
      const { ids } = nameProjects.input.parse(JSON.parse(new TextDecoder().decode(body)));
      const projects = [...this.projects]
        .filter(([id, { isDeleted }]) => (ids === null ? !isDeleted : ids.includes(id)))
        .map(([id, { name, isDeleted }]) => ({ id, name, is_deleted: isDeleted }));
      return Promise.resolve(JSON.stringify({ projects }));
    });
    this.enter(enterProject);
    this.enter(enterOrganization);
  }

  private enter(room: typeof enterProject | typeof enterOrganization): void {
    this.server?.answer(room, (body) => {
      const { id } = room.input.parse(JSON.parse(new TextDecoder().decode(body)));
      return this.hidden.has(id) ? Promise.reject(new AppError(commonErrors.forbidden)) : Promise.resolve('{}');
    });
  }

  /** It stops answering. */
  async leave(): Promise<void> {
    await this.server?.stop();
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.connection.close();
  }
}
