import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { account } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { shownActivity } from './shown-activity.ts';
import { shownProject } from './shown-project.ts';

type Shown = OutputOf<typeof getCricoDashboardData>;

@Handles(getCricoDashboardData)
export class GetCricoDashboardDataHandler implements Handler<typeof getCricoDashboardData> {
  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({ today }: InputOf<typeof getCricoDashboardData>, call: Call): Promise<Shown> {
    const { reads } = this.work;
    const projects = await this.dashboard.projects(reads, actorOf(call).userId);
    const ids = projects.map(({ id }) => id);
    // The history is for people in a project, not for mere readers.
    const own = projects.filter(({ role }) => role !== 'reader').map(({ id }) => id);
    const [stats, activity] = await Promise.all([
      this.dashboard.stats(reads, ids, today ?? this.clock.now().toISOString().slice(0, 10)),
      this.dashboard.activity(reads, own),
    ]);
    return {
      user_info: { role: account.roles.find((role) => role === call.role) ?? 'user', projects_count: ids.length },
      projects: projects.map(shownProject),
      stats,
      recent_activity: activity.map(shownActivity),
    };
  }
}
