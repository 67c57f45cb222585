import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { createStore } from '../../../../shell/store/store.ts';

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
const waiting = createStore<readonly Celebration[]>([]);
const isOn = createStore(readStored(settingKey) !== false);

/** Puts celebrations in line, each once, unless the learner switched them off. */
export const celebrate = (celebrations: readonly Celebration[]): void => {
  if (!isOn.read()) return;
  const before = waiting.read();
  const fresh = celebrations.filter(({ kind, id }) => !before.some((one) => one.kind === kind && one.id === id));
  waiting.write([...before, ...fresh]);
};

/** Ends all celebrations, with the learner whose they were. */
export const clearCelebrations = (): void => waiting.write([]);

/** Ends the celebration on screen. */
export const endCelebration = (): void => waiting.write(waiting.read().slice(1));

export const switchCelebrations = (value: boolean): void => {
  if (!value) waiting.write([]);
  writeStored(settingKey, value);
  isOn.write(value);
};

export const useCelebration = (): Celebration | undefined => waiting.use((line) => line[0]);
export const useCelebrationsOn = (): boolean => isOn.use();
