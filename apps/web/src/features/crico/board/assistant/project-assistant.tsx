import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../../../shell/session/session.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { AssistantChat } from './assistant-chat.tsx';
import { AssistantPlaceContext } from './assistant-place.ts';
import { useProposalActs } from './use-proposal-acts.ts';

interface AssistantProps {
  readonly level: 2 | 3;
  readonly children?: ReactNode;
}

/** The assistant in the open project. */
export const ProjectAssistant = ({ level, children }: AssistantProps) => {
  const state = useSession();
  const { id } = useProject().board.project;
  const acts = useProposalActs();
  if (state.status !== 'signed-in') return null;
  return (
    <AssistantPlaceContext value={{ userId: state.user.id, projectId: id, acts }}>
      <AssistantChat level={level}>{children}</AssistantChat>
    </AssistantPlaceContext>
  );
};

/** The assistant where no project is open. */
export const PlainAssistant = ({ level, children }: AssistantProps) => {
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : null;
  const place = useMemo(() => (userId === null ? null : { userId, projectId: null, acts: null }), [userId]);
  if (!place) return null;
  return (
    <AssistantPlaceContext value={place}>
      <AssistantChat level={level}>{children}</AssistantChat>
    </AssistantPlaceContext>
  );
};
