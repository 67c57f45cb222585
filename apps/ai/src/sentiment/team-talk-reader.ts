import { Injectable } from '@nestjs/common';
import { readTeamTalk } from '@nivel/contracts/projects/read-team-talk.operation';
import type { TeamTalk } from '@nivel/contracts/projects/team-talk';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';

/** Reads what a team wrote with the rights of the caller, for one answer; nothing of it is stored or logged. */
@Injectable()
export class TeamTalkReader {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws AppError `forbidden`, `unavailable` */
  read(projectId: string, hours: number, call: Call): Promise<TeamTalk> {
    return this.rpc.call(readTeamTalk, { project_id: projectId, hours }, call);
  }
}
