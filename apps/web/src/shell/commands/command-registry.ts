import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createStore } from '../store/store.ts';

/** Something that can be done from anywhere, by its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/**
 * The contributors of commands. Each keeps its place in the order, so that a list does not jump when a command is added or
 * removed.
 */
const contributions = new Map<object, readonly Command[]>();
const commands = createStore<readonly Command[]>([]);
const isOpen = createStore(false);

const change = (): void => commands.write([...contributions.values()].flat());

/** Adds commands while the component is mounted. */
export const useCommands = (contributed: readonly Command[]): void => {
  const [place] = useState({});
  const run = useEffectEvent((id: string) => contributed.find((command) => command.id === id)?.run());
  const key = JSON.stringify(contributed.map(({ id, label }) => [id, label]));
  useEffect(() => {
    contributions.set(place, []);
    return () => {
      contributions.delete(place);
      change();
    };
  }, [place]);
  useEffect(() => {
    const named = JSON.parse(key) as [id: string, label: string][];
    contributions.set(
      place,
      named.map(([id, label]) => ({ id, label, run: () => run(id) })),
    );
    change();
  }, [place, key]);
};

type Find = (typed: string) => readonly Command[];
const finders = new Set<Find>();

/** Contributes, while the component is mounted, results that depend on the typed text: there may be thousands of it. */
export const useFinder = (find: Find): void => {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    const own: Find = (typed) => latest.current(typed);
    finders.add(own);
    return () => void finders.delete(own);
  }, []);
};

/** The results of searches for the typed text. */
export const foundBy = (typed: string): readonly Command[] =>
  typed.trim() === '' ? [] : [...finders].flatMap((find) => find(typed));

export const openCommandPalette = (): void => isOpen.write(true);
export const closeCommandPalette = (): void => isOpen.write(false);

/** All commands, in the order in which they were contributed. */
export const useAllCommands = (): readonly Command[] => commands.use();
export const useIsPaletteOpen = (): boolean => isOpen.use();

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the palette, as the keyboard labels them. */
export const commandKeys = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/** Whether a key press asks for the palette. */
export const isCommandKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
