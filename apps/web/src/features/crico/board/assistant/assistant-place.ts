import type { ChatProposal } from '@nivel/contracts/ai/chat-answer';
import { createContext, use } from 'react';
import type { Plan } from './conversation.ts';

export type CardsProposal = Extract<ChatProposal, { kind: 'cards' }>;

/** The accepted lines of a proposal: indexes among its new cards, and existing cards. */
export interface ChosenLines {
  readonly create: ReadonlySet<number>;
  readonly update: ReadonlySet<string>;
}

/** What can be done with proposals about the open project. */
export interface ProposalActs {
  /**
   * Applies the chosen items in one command.
   * @param onDone receives the id of that command, which is a new one where a limit was exceeded on purpose
   * @returns whether the first attempt succeeded
   */
  readonly apply: (
    proposal: CardsProposal,
    chosen: ChosenLines,
    plan: Plan,
    onDone: (commandId: string) => void,
  ) => Promise<boolean>;
  /** Takes a command back, while it is the last one. */
  readonly undo: (commandId: string) => void;
  readonly canUndo: (commandId: string) => boolean;
  readonly isTakenBack: (commandId: string) => boolean;
}

/** The place of the assistant: in a project, or where none is open. */
export interface AssistantPlace {
  readonly userId: string;
  readonly projectId: string | null;
  /** Null: nobody may change cards here. */
  readonly acts: ProposalActs | null;
}

export const AssistantPlaceContext = createContext<AssistantPlace | null>(null);

/** The place around a part of the assistant. */
export const useAssistantPlace = (): AssistantPlace => {
  const place = use(AssistantPlaceContext);
  if (!place) throw new Error('there is no assistant around this component');
  return place;
};
