import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useLive } from '../../../../shell/live/use-live.ts';
import { learningKeys, type OpenedPart } from '../data/learning.queries.ts';
import { questionKeys } from '../questions/questions.queries.ts';
import { learningText } from '../learning-text.ts';
import { notifyAchievement, notifyLevel, notifySkill } from '../learning-toasts.ts';
import { applyCompletedPart } from './live-changes.ts';

/** What a fact may have made stale: everything of the area but the open parts, which a learner is working in. */
const refetch = async (client: QueryClient): Promise<void> => {
  const keys = [learningKeys.dashboard, learningKeys.modules, learningKeys.certificates, questionKeys.mine];
  await Promise.all(keys.map(async (queryKey) => client.invalidateQueries({ queryKey })));
  await client.resetQueries({ queryKey: learningKeys.parts, predicate: wasClosed });
};

/** A part that could not be opened, or only as a sample, may be open by now. */
const wasClosed = ({ state }: Query): boolean =>
  state.status === 'error' || ((state.data as OpenedPart | undefined)?.lockedBecause ?? null) !== null;

/** What follows from these is fetched. */
const isOnlyFetched = () => undefined;

/** Follows the learner's events elsewhere: in another tab, on another device, in the services. */
export const useLiveLearning = (): void => {
  const client = useQueryClient();
  const text = learningText.useText();
  useLive({
    facts: {
      'learning.profile.prepared': isOnlyFetched,
      'learning.module.completed': isOnlyFetched,
      'learning.question.answered': isOnlyFetched,
      'learning.certificate.revoked': isOnlyFetched,
      'billing.access.changed': isOnlyFetched,
      'learning.part.completed': (done) => {
        notifySkill(done.skill, text);
        applyCompletedPart(client, done);
      },
      'learning.achievement.unlocked': ({ title }) => notifyAchievement(title, text),
      'learning.level.unlocked': ({ name }) => notifyLevel(name, text),
    },
    onStale: () => void refetch(client),
  });
};
