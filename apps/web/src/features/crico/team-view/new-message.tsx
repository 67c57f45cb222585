import { siteClient } from '../../../shell/calls/site-client.ts';
import { asStored } from '../area/comments/mention-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import { sayNotTold } from '../area/talk/say-not-told.ts';
import { useMessageSender } from '../area/talk/use-message-sender.ts';
import { ChatComposer } from './chat-composer.tsx';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import { useChatDraft } from './use-chat-draft.ts';

/** Says something in the chat. */
export const NewMessage = () => {
  const text = teamViewText.useText().chat;
  const { projectId: project_id, nameOf, refresh } = useChatScene();
  const { draft, isHeld, write, clear } = useChatDraft('', { text: '', picks: {}, base: 0 });
  const ask = async () => {
    const message = { message_id: draft.id, text: asStored(draft.text, draft.picks).trim() };
    sayNotTold(await siteClient.call('send_chat_message', { project_id, ...message }), nameOf, text);
  };
  const sending = useMessageSender(ask, text, {
    onDone: () => {
      clear();
      refresh();
    },
    onRefused: (_, isSent) => {
      if (!isSent) return;
      write({ id: uuidv7() });
      refresh();
    },
  });
  return <ChatComposer label={text.write} sendLabel={text.send} {...{ draft, isHeld, write, sending }} />;
};
