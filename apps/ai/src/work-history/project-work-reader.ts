import { Inject, Injectable } from '@nestjs/common';
import { readWorkHistory } from '@nivel/contracts/projects/read-work-history.operation';
import type { WorkHistory } from '@nivel/contracts/projects/work-history';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AiSettings } from '../config.ts';
import { seedOf } from '../forecast/random.ts';
import type { ForecastSettings } from '../forecast/project-forecast.ts';

/** The present state of a project, and how it is simulated. */
export interface ProjectWork {
  readonly work: WorkHistory;
  readonly forecast: ForecastSettings;
}

/** Reads projects with the rights of the caller, for one answer; nothing of them is stored. */
@Injectable()
export class ProjectWorkReader {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(SETTINGS) private readonly settings: AiSettings,
  ) {}

  /**
   * Equal work is simulated with equal numbers on a day, so that figures that are read twice are the same.
   * @throws AppError `forbidden`, `unavailable`
   */
  async read(projectId: string, call: Call): Promise<ProjectWork> {
    const work = await this.rpc.call(readWorkHistory, { project_id: projectId }, call);
    return { work, forecast: { runs: this.settings.FORECAST_RUNS, seed: seedOf(`${projectId} ${work.today}`) } };
  }
}
