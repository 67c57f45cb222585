import { createContext, use, type ReactNode } from 'react';
import type { Assignable } from '../people/assignable.ts';
import type { BoardSession } from './board-session.ts';
import type { Board } from '../board-model/board-store.ts';

/** The project that is open: the state that is shared by the slices of its page. */
export interface ProjectScene {
  readonly board: Board;
  readonly session: BoardSession;
  readonly people: readonly Assignable[];
}

export const ProjectSceneContext = createContext<ProjectScene | null>(null);

/** The open project around a component. */
export const useProject = (): ProjectScene => {
  const scene = use(ProjectSceneContext);
  if (!scene) throw new Error('there is no open project around this component');
  return scene;
};

const changers = new Set(['member', 'lead', 'director']);

/** Whether the caller may change cards. */
export const mayChangeCards = ({ role }: Pick<Board, 'role'>): boolean => changers.has(role);

const leaders = new Set(['lead', 'director']);

/** Whether the caller leads the project: labels, templates and limits are theirs to change. */
export const leadsProject = ({ role }: Pick<Board, 'role'>): boolean => leaders.has(role);

/** The figures of a project; each filters cards. */
export type FigureName = 'total' | 'inProgress' | 'completed' | 'overdue';

/** The board's data for the header of its project; the route decides which header that is. */
export interface ProjectHeaderProps {
  /** Whether others see changes from here immediately. */
  readonly live: ReactNode;
  /** The figure whose cards are shown, and how those of another are; null: others than those of any figure. */
  readonly shown: { readonly figure: FigureName | null; readonly show: (figure: FigureName) => void };
  /** Begins a card in one line. */
  readonly onAdd: () => void;
}
