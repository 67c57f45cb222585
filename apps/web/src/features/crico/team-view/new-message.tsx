import { siteClient } from '../../../shell/calls/site-client.ts';
import { asStored } from '../area/comments/mention-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import { sayNotTold } from '../area/talk/say-not-told.ts';
import { useMessageSender } from '../area/talk/use-message-sender.ts';
import { ChatComposer } from './chat-composer.tsx';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';
import { useChatDraft } from './use-chat-draft.ts';
import { useMessageFiles } from './use-message-files.ts';

/** Says something in the chat. */
export const NewMessage = () => {
  const text = teamViewText.useText().chat;
  const { projectId: project_id, nameOf, refresh } = useChatScene();
  const { draft, isHeld, write, addFile, clear } = useChatDraft('', { text: '', picks: {}, base: 0 });
  const files = useMessageFiles(draft, write, addFile);
  const ask = async () => {
    const said = { text: asStored(draft.text, draft.picks).trim(), files: draft.files.map(({ id }) => id) };
    const message = { message_id: draft.id, ...said };
    sayNotTold(await siteClient.call('send_chat_message', { project_id, ...message }), nameOf, text);
  };
  const sending = useMessageSender(ask, text, {
    onDone: () => {
      clear();
      refresh();
    },
    onRefused: (_, isSent) => {
      if (!isSent) return;
      write({ id: uuidv7(), files: [] });
      refresh();
    },
  });
  return <ChatComposer label={text.write} sendLabel={text.send} {...{ draft, isHeld, write, sending, files }} />;
};
