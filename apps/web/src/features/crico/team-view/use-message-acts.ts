import type { ChatMessage } from '@nivel/contracts/projects/chat-shape';
import type { Reaction } from '@nivel/contracts/projects/comment-values';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { toldAct } from '../area/told-act.ts';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';

/** The actions on an existing message. A failure is reported. */
export const useMessageActs = ({ id: message_id }: ChatMessage) => {
  const text = teamViewText.useText().chat;
  const { projectId: project_id, refresh } = useChatScene();
  const named = { project_id, message_id };
  const act = (ask: () => Promise<unknown>) => toldAct(ask, text, refresh);
  return {
    remove: async () => {
      if (await act(async () => siteClient.call('delete_chat_message', named)))
        notify({ type: 'success', message: text.deleted });
    },
    react: (reaction: Reaction, is_on: boolean) =>
      void act(async () => siteClient.call('react_to_chat_message', { ...named, reaction, is_on })),
  };
};
