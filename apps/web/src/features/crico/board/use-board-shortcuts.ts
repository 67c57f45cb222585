import { dueFilters, sorts, views } from '@nivel/contracts/projects/view-values';
import { useEffect, useEffectEvent } from 'react';
import { useCommands, type Command } from '../../../shell/commands/command-registry.ts';
import type { BoardScene } from './board-context.ts';
import { useShownShortcuts, type Shortcut } from '../area/shown-shortcuts.ts';
import { boardText } from './board-text.ts';
import { viewText } from './view/view-text.ts';

const isText = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]') !== null;

interface Shortcuts {
  readonly scene: BoardScene;
  /** Begins a card. */
  readonly add: () => void;
  /** Makes a card step by step. */
  readonly openNew: () => void;
  /** Asks whether the chosen cards are to be removed. */
  readonly removeChosen: () => void;
}

/** Everything that can be done to the board, by its name. */
const useBoardCommands = ({ scene, add, removeChosen }: Omit<Shortcuts, 'openNew'>): void => {
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
    ...sorts.map((sort) => ({
      id: `crico.board.sort.${sort}`,
      label: `${names.sort}: ${names.sorts[sort]}`,
      run: () => choose({ sort, turned: false }),
    })),
  ]);
};

/** What the keyboard does here, in words. */
const useKeyNames = (isTable: boolean, mayChange: boolean): readonly Shortcut[] => {
  const { keys } = viewText.useText();
  const shared: readonly Shortcut[] = [['Ctrl/⌘ F', keys.search]];
  if (!mayChange) return shared;
  const own: readonly Shortcut[] = isTable
    ? [
        ['Enter, Ctrl/⌘ E', keys.editRow],
        ['Ctrl/⌘ Enter', keys.open],
        ['Ctrl/⌘ D', keys.duplicate],
        ['Space', keys.select],
        ['Ctrl/⌘ A', keys.selectAll],
      ]
    : [
        ['Enter', keys.open],
        ['F2', keys.rename],
        ['Space', keys.carry],
        ['X', keys.select],
      ];
  return [
    ['C', keys.add],
    ['Ctrl/⌘ N', keys.addByStep],
    ...shared,
    ['Ctrl/⌘ Z, Ctrl/⌘ Y', keys.undo],
    ...own,
    ['Delete', keys.remove],
    ['Esc', keys.deselect],
  ];
};

/**
 * `C` adds a card, and Ctrl/Cmd+N one step by step where the browser gives it away; Ctrl/Cmd+Z and Y undo and redo, Escape lets go of what
 * was chosen. In a field they are the field's.
 */
export const useBoardShortcuts = (shortcuts: Shortcuts): void => {
  const { scene, add, openNew } = shortcuts;
  const { actions, selection, view } = scene;
  const held = (key: string, isShifted: boolean): boolean => {
    if (key === 'z' && !isShifted) actions.undo();
    else if (key === 'y' || key === 'z') actions.redo();
    else if (key === 'n' && !isShifted) openNew();
    else return false;
    return true;
  };
  const plain = (key: string): boolean => {
    if (key === 'c') add();
    else if (key === 'escape' && selection.ids.size > 0 && !view.carried) selection.clear();
    else return false;
    return true;
  };
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!actions.mayChange || event.defaultPrevented || isText(event) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isTaken = event.ctrlKey || event.metaKey ? held(key, event.shiftKey) : !event.shiftKey && plain(key);
    if (isTaken) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  useBoardCommands(shortcuts);
  useShownShortcuts(useKeyNames(scene.choices.view === 'table', actions.mayChange));
};
