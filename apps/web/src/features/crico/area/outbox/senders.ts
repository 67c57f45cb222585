import { session } from '../../../../shell/session/session.ts';
import { openCommands } from './browser-commands.ts';
import { CommandSender } from './command-sender.ts';
import { isMarkedUnsent } from './unsent-mark.ts';

let open: { readonly userId: string; readonly sender: CommandSender } | null = null;
let store: ReturnType<typeof openCommands> | undefined;

/** Commands stored for people who have signed out since, in any tab, are deleted. */
const forgetLeft = async (): Promise<void> => {
  const opened = await (store ??= openCommands());
  const owners = await opened.owners();
  const places = new Map(owners.map((owner) => [`${owner.userId} ${owner.projectId}`, owner]));
  for (const { userId, projectId } of places.values())
    if (!isMarkedUnsent(userId, projectId)) await opened.forget(userId, projectId);
};

session.subscribe(() => {
  if (session.state().status !== 'signed-out' || !open) return;
  open.sender.close();
  open = null;
  void forgetLeft();
});

/** The sender of the person signed in here. */
export const senderOf = (userId: string): CommandSender => {
  if (open?.userId === userId) return open.sender;
  open?.sender.close();
  const sender = new CommandSender(userId, (store ??= openCommands()));
  open = { userId, sender };
  void forgetLeft().then(async () => sender.sendAll());
  return sender;
};
