import { createContext, use } from 'react';
import type { Assignable } from '../area/people/assignable.ts';

/** The chat that is open, and what its messages need. */
export interface ChatScene {
  readonly projectId: string;
  readonly userId: string;
  /** The people who can read the messages. */
  readonly readers: readonly Assignable[];
  readonly nameOf: (userId: string) => string;
  readonly pictureOf: (userId: string) => string | null | undefined;
  /** Up to where it had been read when the chat was opened. */
  readonly readBefore: number;
  /** Reads the existing messages again. */
  readonly refresh: () => void;
}

export const ChatContext = createContext<ChatScene | null>(null);

/** The chat around a component. */
export const useChatScene = (): ChatScene => {
  const scene = use(ChatContext);
  if (!scene) throw new Error('there is no chat around this component');
  return scene;
};
