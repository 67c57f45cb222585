import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import type { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import type { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import type { skillRaised } from '@nivel/contracts/learning/skill-raised.fact';
import type { LiveMessage } from '@nivel/client/live';
import type { QueryClient } from '@tanstack/react-query';
import { learningKeys, type Dashboard, type OpenedPart } from '../data/learning.queries.ts';
import type { LearningMessages } from '../messages/es-mx.ts';
import { tellAchievement, tellLevel, tellSkill } from '../learning-toasts.ts';

/** The change comes from a message; what the service counted is still as old as its answer. */
const changeDashboard = (client: QueryClient, change: (dashboard: Dashboard) => Dashboard): void => {
  const { dataUpdatedAt: updatedAt } = client.getQueryState(learningKeys.dashboard) ?? {};
  client.setQueryData<Dashboard>(learningKeys.dashboard, (dashboard) => dashboard && change(dashboard), { updatedAt });
};

/** Points and percent show at once; what follows from them (locks, streak, the next part) is fetched. */
const onPartCompleted = (client: QueryClient, done: PayloadOf<typeof partCompleted>): void => {
  changeDashboard(client, (dashboard) => ({
    ...dashboard,
    totalPoints: done.totalPoints,
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

const onSkillRaised = (client: QueryClient, raised: PayloadOf<typeof skillRaised>, text: LearningMessages): void => {
  changeDashboard(client, (dashboard) => ({
    ...dashboard,
    skills: dashboard.skills.map((skill) => (skill.name === raised.skill ? { ...skill, value: raised.value } : skill)),
  }));
  tellSkill(raised, text);
};

/**
 * Shows what happened to the learner, here or on another device. The payloads are facts of the contracts, which the
 * services check before they tell them; what is not known here changes nothing.
 */
export const applyLiveMessage = (client: QueryClient, { type, data }: LiveMessage, text: LearningMessages): void => {
  switch (type) {
    case 'learning.part.completed':
      onPartCompleted(client, data as PayloadOf<typeof partCompleted>);
      break;
    case 'learning.skill.raised':
      onSkillRaised(client, data as PayloadOf<typeof skillRaised>, text);
      break;
    case 'learning.achievement.unlocked':
      tellAchievement((data as PayloadOf<typeof achievementUnlocked>).title, text);
      break;
    case 'learning.level.unlocked':
      tellLevel((data as PayloadOf<typeof levelUnlocked>).name, text);
      break;
  }
};

/** What a live message may have made stale: everything of the area but the open parts, which a learner is working in. */
export const refetchAfterLive = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [learningKeys.dashboard, learningKeys.modules, learningKeys.notifications].map(async (queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
};
