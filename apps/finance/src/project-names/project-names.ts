import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { MOST_NAMED_PROJECTS, nameProjects } from '@nivel/contracts/projects/name-projects.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';

type NamedProject = OutputOf<typeof nameProjects>['projects'][number];

/** Rows are shown with the name that is stored sooner than the whole call waits. */
const WAIT_MS = 2_000;

/** The names of projects, from their owner. */
@Injectable()
export class ProjectNames {
  constructor(private readonly rpc: RpcClient) {}

  /** The projects of the installation that are not in the trash, by name. @throws AppError `unavailable` */
  all(call: Call): Promise<readonly NamedProject[]> {
    return this.named(null, call, call.deadline);
  }

  /** An existing project that is not in the trash, else null. @throws AppError `unavailable` */
  async find(id: string, call: Call): Promise<NamedProject | null> {
    const [found] = await this.named([id], call, call.deadline);
    return found === undefined || found.is_deleted ? null : found;
  }

  /** The names by id; none where the owner does not answer soon. */
  async namesOf(ids: readonly string[], call: Call): Promise<ReadonlyMap<string, string>> {
    const some = [...new Set(ids)].slice(0, MOST_NAMED_PROJECTS);
    if (some.length === 0) return new Map();
    try {
      const found = await this.named(some, call, Math.min(call.deadline, Date.now() + WAIT_MS));
      return new Map(found.map(({ id, name }) => [id, name]));
    } catch (error) {
      if (error instanceof AppError && error.definition.kind === 'unavailable') return new Map();
      throw error;
    }
  }

  private async named(
    ids: readonly string[] | null,
    { trace, clientIp }: Call,
    deadline: number,
  ): Promise<readonly NamedProject[]> {
    const input = { ids: ids === null ? null : [...ids] };
    return (await this.rpc.call(nameProjects, input, { token: null, trace, clientIp, deadline })).projects;
  }
}
