const name = (userId: string): string => `nivel.commands.${userId}`;

/** How the tabs of one person agree on the sender, and exchange results. */
export interface CommandTabs<Message> {
  readonly broadcast: (message: Message) => void;
  /** Runs `work` in one tab at a time for each project. */
  readonly exclusively: (projectId: string, work: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

/** Tabs joined by a BroadcastChannel and Web Locks; a browser without them gets a tab that is alone. */
export const commandTabs = <Message>(userId: string, listener: (message: Message) => void): CommandTabs<Message> => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name(userId));
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
  return {
    broadcast: (message) => channel?.postMessage(message),
    exclusively: async (projectId, work) =>
      'locks' in navigator ? navigator.locks.request(`${name(userId)}.${projectId}`, work) : work(),
    close: () => channel?.close(),
  };
};
