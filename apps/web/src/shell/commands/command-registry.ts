import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Something that can be done from anywhere, by its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** What is done stays with whoever contributed it; the list itself changes with the labels. */
type Contribution = readonly Command[];

const contributions = new Set<Contribution>();
const listeners = new Set<() => void>();
let commands: readonly Command[] = [];
let isOpen = false;

const tell = () => listeners.forEach((listener) => listener());
const change = (): void => {
  commands = [...contributions].flat();
  tell();
};

/** Contributes commands while the component is there. */
export const useCommands = (contributed: readonly Command[]): void => {
  const run = useEffectEvent((id: string) => contributed.find((command) => command.id === id)?.run());
  const key = JSON.stringify(contributed.map(({ id, label }) => [id, label]));
  useEffect(() => {
    const named = JSON.parse(key) as [id: string, label: string][];
    const contribution = named.map(([id, label]) => ({ id, label, run: () => run(id) }));
    contributions.add(contribution);
    change();
    return () => {
      contributions.delete(contribution);
      change();
    };
  }, [key]);
};

const setOpen = (value: boolean): void => {
  isOpen = value;
  tell();
};

export const openCommandPalette = (): void => setOpen(true);
export const closeCommandPalette = (): void => setOpen(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All commands, in the order in which they were contributed. */
export const useAllCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => commands);
export const useIsPaletteOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as they are written on the keyboard. */
export const commandKeys = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/** Whether a key press asks for the palette. */
export const isCommandKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
