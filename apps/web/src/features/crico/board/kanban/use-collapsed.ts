import { useStoredChoices } from '../view/use-stored-choices.ts';

const keysIn = (known: unknown): readonly string[] =>
  Array.isArray(known) ? known.filter((key) => typeof key === 'string') : [];

/** The columns that a person has collapsed in a project. */
export const useCollapsed = (userId: string, projectId: string) => {
  const { kept, keep } = useStoredChoices('collapsed', keysIn, userId, projectId);
  return {
    isCollapsed: (key: string): boolean => kept.includes(key),
    toggle: (key: string): void => keep(kept.includes(key) ? kept.filter((one) => one !== key) : [...kept, key]),
  };
};
