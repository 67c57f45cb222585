import { useState } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

const keyOf = (userId: string, projectId: string): string => `collapsed.${userId}.${projectId}`;

/** The columns that somebody has folded in a project. */
export const useCollapsed = (userId: string, projectId: string) => {
  const [keys, setKeys] = useState<readonly unknown[]>(() => {
    const kept = readStored(keyOf(userId, projectId));
    return Array.isArray(kept) ? kept : [];
  });
  return {
    isCollapsed: (key: string): boolean => keys.includes(key),
    toggle: (key: string): void => {
      const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
      setKeys(next);
      writeStored(keyOf(userId, projectId), next);
    },
  };
};
