import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { asStored, asWritten } from '../area/comments/mention-text.ts';
import { sayNotTold } from '../area/talk/say-not-told.ts';
import { useMessageSender } from '../area/talk/use-message-sender.ts';
import { versionIn } from '../area/talk/version-in.ts';
import { ChatComposer } from './chat-composer.tsx';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import { useChatDraft } from './use-chat-draft.ts';

/** Changes a message. */
export const EditedMessage = ({ message, onEnd }: { readonly message: ChatMessage; readonly onEnd: () => void }) => {
  const text = teamViewText.useText().chat;
  const { projectId: project_id, nameOf, refresh } = useChatScene();
  const { id: message_id, version } = message;
  const begun = { ...asWritten(message.text, nameOf), base: version };
  const { draft, isHeld, write, clear } = useChatDraft(`-${message_id}`, begun);
  const ask = async () => {
    const edit = { base_version: draft.base, text: asStored(draft.text, draft.picks).trim() };
    sayNotTold(await siteClient.call('edit_chat_message', { project_id, message_id, ...edit }), nameOf, text);
  };
  const end = () => {
    clear();
    onEnd();
  };
  const sending = useMessageSender(ask, text, {
    onDone: () => {
      end();
      refresh();
    },
    onRefused: (error) => {
      const now = versionIn(error, 'message_changed');
      if (now !== null) write({ base: now });
      refresh();
    },
  });
  return (
    <ChatComposer label={text.editing} sendLabel={text.save} {...{ draft, isHeld, write, sending }} onCancel={end} />
  );
};
