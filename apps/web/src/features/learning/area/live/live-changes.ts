import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import type { QueryClient } from '@tanstack/react-query';
import { learningKeys, type Dashboard, type OpenedPart } from '../data/learning.queries.ts';

/** The change comes from a message; the service's count is still as old as its answer. */
const changeDashboard = (client: QueryClient, change: (dashboard: Dashboard) => Dashboard): void => {
  const { dataUpdatedAt: updatedAt } = client.getQueryState(learningKeys.dashboard) ?? {};
  client.setQueryData<Dashboard>(learningKeys.dashboard, (dashboard) => dashboard && change(dashboard), { updatedAt });
};

/** Points, percent and the skill show immediately; consequences (locks, streak, the next part) are fetched. */
export const applyCompletedPart = (client: QueryClient, done: PayloadOf<typeof partCompleted>): void => {
  changeDashboard(client, (dashboard) => ({
    ...dashboard,
    totalPoints: done.totalPoints,
    skills: dashboard.skills.map((one) => (one.name === done.skill.name ? { ...one, value: done.skill.value } : one)),
    levels: dashboard.levels.map((level) => ({
      ...level,
      modules: level.modules.map((module) =>
        module.id === done.moduleId ? { ...module, percentage: done.percentage } : module,
      ),
    })),
  }));
  client.setQueryData<OpenedPart>(
    learningKeys.part(done.partId),
    (part) => part && { ...part, view: { ...part.view, completedAt: part.view.completedAt ?? done.completedAt } },
  );
};
