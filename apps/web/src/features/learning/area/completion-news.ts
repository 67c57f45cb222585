import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { completePart as CompletePart } from '@nivel/contracts/learning/complete-part.operation';
import type { QueryClient } from '@tanstack/react-query';
import { refetchNotifications } from '../../../shell/notifications/notifications.queries.ts';
import { celebrate } from './celebration/celebration.store.ts';
import { learningKeys, type OpenedPart } from './data/learning.queries.ts';
import { notifyAchievement, notifyFreezes, notifySkill } from './learning-toasts.ts';
import type { LearningMessages } from './messages/es-mx.ts';

type Completed = OutputOf<typeof CompletePart>;

/** Shows the service's gains; an event that a live message reports too is shown once. */
export const announceCompletion = (result: Completed, moduleTitle: string, text: LearningMessages): void => {
  notifySkill(result.skill, text);
  // Before the achievements: those are celebrated as well, should there be toasts enough.
  notifyFreezes(result.streak.freezesUsed, text);
  result.achievements.forEach(({ title }) => notifyAchievement(title, text));
  celebrate([
    ...(result.moduleCompleted ? [{ kind: 'module' as const, id: result.moduleId, title: moduleTitle }] : []),
    ...result.unlockedLevels.map((id) => ({ kind: 'level' as const, id, title: id })),
    ...result.achievements.map((achievement) => ({ kind: 'achievement' as const, ...achievement })),
  ]);
};

/** Shows a part as completed, and reads again what follows from it. */
export const keepCompletion = (client: QueryClient, result: Completed): Promise<unknown> => {
  client.setQueryData<OpenedPart>(
    learningKeys.part(result.partId),
    (part) => part && { ...part, view: { ...part.view, completedAt: result.completedAt } },
  );
  return Promise.all([
    client.invalidateQueries({ queryKey: learningKeys.dashboard }),
    client.invalidateQueries({ queryKey: learningKeys.modules }),
    refetchNotifications(client),
  ]);
};
