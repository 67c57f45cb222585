import { dueFilters, shownSorts, views } from '@nivel/contracts/projects/view-values';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommands, type Command } from '../../../shell/commands/command-registry.ts';
import { dayOf } from '../../../shell/days/days.ts';
import type { BoardScene } from './board-context.ts';
import { cardBindings, meantCards, pageBindings, writtenKey } from './card-bindings.ts';
import { useShownShortcuts, type Shortcut } from '../area/shown-shortcuts.ts';
import { boardText } from './board-text.ts';
import { useBoardFinder } from './use-board-finder.ts';
import type { ViewMessages } from './view/messages/es-mx.ts';
import type { View } from './view/view-choices.ts';
import { viewText } from './view/view-text.ts';

const isText = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=combobox]',
  ) !== null;

interface Shortcuts {
  readonly scene: BoardScene;
  readonly userId: string;
  /** Begins a card. */
  readonly add: () => void;
  /** Makes a card step by step. */
  readonly openNew: () => void;
  /** Asks whether the chosen cards are to be removed. */
  readonly removeChosen: () => void;
}

/** Everything that can be done to the board, by its name. */
const useBoardCommands = ({ scene, add, removeChosen }: Omit<Shortcuts, 'openNew' | 'userId'>): void => {
  const text = boardText.useText();
  const names = viewText.useText();
  const { actions, choose, selection, cards, board } = scene;
  const chosen = [...selection.ids];
  const changing: Command[] = [
    { id: 'crico.board.add', label: text.addCard, run: add },
    { id: 'crico.board.undo', label: text.undo, run: actions.undo },
    { id: 'crico.board.redo', label: text.redo, run: actions.redo },
    { id: 'crico.board.select-all', label: names.selectAll, run: () => selection.toggle([...cards.keys()]) },
  ];
  const withChosen: Command[] = [
    { id: 'crico.board.deselect', label: names.deselectAll, run: selection.clear },
    { id: 'crico.board.remove', label: names.removeSelected, run: removeChosen },
    ...[...board.lists.values()].map(({ id, name }) => ({
      id: `crico.board.move.${id}`,
      label: names.moveChosenTo(name),
      run: () => void actions.move(chosen, { listId: id }),
    })),
  ];
  useCommands([
    ...(actions.mayChange ? changing : []),
    ...(actions.mayChange && chosen.length > 0 ? withChosen : []),
    ...views.map((view) => ({
      id: `crico.board.view.${view}`,
      label: `${names.view}: ${names.views[view]}`,
      run: () => choose({ view }),
    })),
    ...dueFilters.map((due) => ({
      id: `crico.board.due.${due}`,
      label: `${names.due}: ${names.dues[due]}`,
      run: () => choose({ due }),
    })),
    ...shownSorts.map((sort) => ({
      id: `crico.board.sort.${sort}`,
      label: `${names.sort}: ${names.sorts[sort]}`,
      run: () => choose({ sort, turned: false }),
    })),
  ]);
};

/** The keys of one view. */
const ownKeys = (view: View, keys: ViewMessages['keys']): readonly Shortcut[] => {
  if (view === 'table')
    return [
      ['Enter, Ctrl/⌘ E', keys.editRow],
      ['Ctrl/⌘ Enter', keys.open],
      ['Ctrl/⌘ D', keys.duplicate],
      ['Space', keys.select],
      ['Ctrl/⌘ A', keys.selectAll],
      ['Shift J, Shift K', keys.range],
      ['Home, End', keys.rowEnds],
      ['Page Up, Page Down', keys.tenRows],
      ['Shift ← ↑ → ↓', keys.mark],
      ['Ctrl/⌘ C', keys.copy],
      ['Shift ←, Shift →', keys.columnWidth],
      ['Ctrl/⌘ Shift ←, →', keys.columnPlace],
      ['Shift Enter', keys.columnFit],
    ];
  if (view === 'gantt')
    return [
      ['Enter', keys.open],
      ['Space', keys.carryBar],
      ['Shift L', keys.linkBar],
      ['X', keys.select],
    ];
  if (view === 'calendar')
    return [
      ['Enter', keys.open],
      ['Space', keys.carryCard],
      ['X', keys.select],
    ];
  return [
    ['Enter', keys.open],
    ['F2', keys.rename],
    ['Space', keys.carry],
    ['X', keys.select],
    ['Shift J, Shift K', keys.range],
  ];
};

/** The available keys, in words. */
const useKeyNames = (view: View, mayChange: boolean): readonly Shortcut[] => {
  const { keys, bindings } = viewText.useText();
  const inWords = ({ key, name }: { readonly key: string; readonly name: keyof typeof bindings }): Shortcut => [
    writtenKey(key),
    bindings[name],
  ];
  const shared: readonly Shortcut[] = [
    ['Ctrl/⌘ F, /', keys.search],
    ['J, K', keys.beside],
    ['← ↑ → ↓', keys.arrows],
    ...cardBindings.filter(({ isForAll }) => isForAll === true).map(inWords),
    ...pageBindings.map(inWords),
  ];
  if (!mayChange) return shared;
  return [
    ['C', keys.add],
    ['Ctrl/⌘ N', keys.addByStep],
    ...shared,
    ['Ctrl/⌘ Z, Ctrl/⌘ Y', keys.undo],
    ...ownKeys(view, keys),
    ...cardBindings.filter(({ isForAll }) => isForAll !== true).map(inWords),
    ['Delete', keys.remove],
    ['Esc', keys.deselect],
  ];
};

/** Keys that begin something, and how long the next one is waited for. */
const beginnings = new Set(pageBindings.map(({ key }) => key.slice(0, key.indexOf(' '))));
const SEQUENCE_MS = 1_500;

const keyOf = ({ key, shiftKey }: KeyboardEvent): string => {
  const name = key.toLowerCase();
  return shiftKey && name !== key ? `shift+${name}` : name;
};

/** The effects of single keys, and of sequences of two, on cards and the page. @returns whether the key was one of these */
const useBindings = (scene: BoardScene, me: string) => {
  const begun = useRef<{ readonly key: string; readonly at: number } | null>(null);
  return (event: KeyboardEvent): boolean => {
    const key = keyOf(event);
    const before =
      begun.current !== null && event.timeStamp - begun.current.at < SEQUENCE_MS ? begun.current.key : null;
    begun.current = null;
    const page = before === null ? undefined : pageBindings.find((one) => one.key === `${before} ${key}`);
    if (page) {
      page.run(scene);
      return true;
    }
    if (beginnings.has(key)) {
      begun.current = { key, at: event.timeStamp };
      return true;
    }
    const binding = cardBindings.find((one) => one.key === key);
    const ids = meantCards(scene);
    if (!binding || ids.length === 0 || !(binding.isForAll ?? scene.actions.mayChange)) return false;
    binding.run(scene, ids, { me, today: dayOf(new Date()) });
    return true;
  };
};

/**
 * `C` adds a card, and Ctrl/Cmd+N adds one step by step where the browser allows it; Ctrl/Cmd+Z and Y undo and redo, Escape
 * clears the selection. Single keys act on the selected or focused cards. In a field, keys type.
 */
export const useBoardShortcuts = (shortcuts: Shortcuts): void => {
  const { scene, userId, add, openNew } = shortcuts;
  const bound = useBindings(scene, userId);
  const { actions, selection, view, board, still, cards } = scene;
  const held = (key: string, isShifted: boolean): boolean => {
    if (key === 'z' && !isShifted) actions.undo();
    else if (key === 'y' || key === 'z') actions.redo();
    else if (key === 'n' && !isShifted) openNew();
    else return false;
    return true;
  };
  /** If no card has the focus, the one that had it last gets it, or the first. */
  const toCard = (): boolean => {
    const id = board.cards.has(view.focus.cardId ?? '')
      ? view.focus.cardId
      : (still[0]?.cards[0] ?? [...cards.values()][0])?.id;
    if (id) view.ask(id);
    return id !== undefined;
  };
  const changing = (key: string): boolean => {
    if (key === 'c') add();
    else if (key === 'escape' && selection.isChoosing && !view.carried) selection.clear();
    else return false;
    return true;
  };
  const plain = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (actions.mayChange && !event.shiftKey && changing(key)) return true;
    return key === 'j' || key === 'k' ? toCard() : bound(event);
  };
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isText(event) || event.altKey || event.isComposing) return;
    const isHeld = event.ctrlKey || event.metaKey;
    const isTaken = isHeld ? actions.mayChange && held(event.key.toLowerCase(), event.shiftKey) : plain(event);
    if (isTaken) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  useBoardCommands(shortcuts);
  useBoardFinder(scene);
  useShownShortcuts(useKeyNames(scene.choices.view, actions.mayChange));
};
