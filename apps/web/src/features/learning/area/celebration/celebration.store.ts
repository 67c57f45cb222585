import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

export type Celebration =
  | { readonly kind: 'module'; readonly id: string; readonly title: string }
  | { readonly kind: 'level'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'achievement';
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly icon: string;
      readonly points: number;
    };

const settingKey = 'celebrations';
const listeners = new Set<() => void>();
let waiting: readonly Celebration[] = [];
let isOn = readStored(settingKey) !== false;

const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts celebrations in line, each once, unless the learner switched them off. */
export const celebrate = (celebrations: readonly Celebration[]): void => {
  if (!isOn) return;
  const fresh = celebrations.filter(({ kind, id }) => !waiting.some((one) => one.kind === kind && one.id === id));
  waiting = [...waiting, ...fresh];
  tell();
};

/** Ends all celebrations, with the learner whose they were. */
export const clearCelebrations = (): void => {
  waiting = [];
  tell();
};

/** Ends the celebration on screen. */
export const endCelebration = (): void => {
  waiting = waiting.slice(1);
  tell();
};

export const switchCelebrations = (value: boolean): void => {
  isOn = value;
  if (!value) waiting = [];
  writeStored(settingKey, value);
  tell();
};

export const useCelebration = (): Celebration | undefined => useSyncExternalStore(subscribe, () => waiting[0]);
export const useCelebrationsOn = (): boolean => useSyncExternalStore(subscribe, () => isOn);
