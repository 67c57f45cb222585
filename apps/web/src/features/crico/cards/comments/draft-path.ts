import { cardPath } from '../../area/drafts/drafts.ts';
import type { CardThreads } from './thread-context.ts';

/**
 * The storage path of typed text.
 *
 * @param name empty for a new comment, `-<id>` for a reply, `-edit-<id>` for an edit
 */
export const draftPath = ({ projectId, cardId }: Pick<CardThreads, 'projectId' | 'cardId'>, name: string): string =>
  `${cardPath(projectId, cardId)}#comment${name}`;
