import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { learningKeys } from '../area/data/learning.queries.ts';

/** Drops the data of a part once it is left: the next time it is opened, the service returns the learner's position. */
export const useDropOnLeaving = (partId: string): void => {
  const client = useQueryClient();
  useEffect(
    () => () => {
      // Once nothing on the page reads it.
      setTimeout(() => client.removeQueries({ queryKey: learningKeys.part(partId), type: 'inactive' }));
    },
    [client, partId],
  );
};
