import { useEffect, useEffectEvent } from 'react';
import { useCommands } from '../../../shell/commands/command-registry.ts';
import { boardText } from './board-text.ts';
import type { BoardActions } from './use-board-actions.ts';

const isText = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

interface Shortcuts {
  readonly actions: BoardActions;
  /** Begins a card. */
  readonly add: () => void;
}

/** `C` adds a card, Ctrl/Cmd+Z and Y undo and redo; in a field they are the field's. The same by name. */
export const useBoardShortcuts = ({ actions, add }: Shortcuts): void => {
  const text = boardText.useText();
  const { mayChange, undo, redo } = actions;
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!mayChange || isText(event) || event.altKey) return;
    const key = event.key.toLowerCase();
    const hasControl = event.ctrlKey || event.metaKey;
    if (!hasControl && key === 'c' && !event.shiftKey) add();
    else if (hasControl && key === 'z' && !event.shiftKey) undo();
    else if (hasControl && (key === 'y' || key === 'z')) redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const commands = [
    { id: 'crico.board.add', label: text.addCard, run: add },
    { id: 'crico.board.undo', label: text.undo, run: undo },
    { id: 'crico.board.redo', label: text.redo, run: redo },
  ];
  useCommands(mayChange ? commands : []);
};
