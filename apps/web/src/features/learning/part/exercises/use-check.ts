import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { useMutation } from '@tanstack/react-query';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { OpenedPart } from '../../area/data/learning.queries.ts';

/** Has one answer graded. The same answer again is the same try, so asking again is harmless. */
export const useCheck = (part: OpenedPart, onChecked: (check: GradedItem) => void) =>
  useMutation({
    mutationFn: async ({ itemId, answer }: { itemId: string; answer: ExerciseAnswer }) =>
      siteClient.call('check_answer', { part_id: part.id, item_id: itemId, answer }),
    // A learner who waits for feedback is shown that there is no network.
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && isTransient(error),
    onSuccess: onChecked,
  });
