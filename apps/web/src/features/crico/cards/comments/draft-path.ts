import { cardPath } from '../../area/drafts/drafts.ts';
import type { CardThreads } from './thread-context.ts';

/**
 * Where typed text is stored.
 *
 * @param name empty for a new comment, `-<id>` for a reply, `-edit-<id>` for one that is changed
 */
export const draftPath = ({ projectId, cardId }: Pick<CardThreads, 'projectId' | 'cardId'>, name: string): string =>
  `${cardPath(projectId, cardId)}#comment${name}`;
