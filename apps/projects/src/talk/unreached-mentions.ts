import { mentionedIn } from '@nivel/contracts/projects/comment-values';

/** The mentioned people who could not read the text when it was written. */
export const unreachedMentions = ({
  text,
  mentions,
}: {
  readonly text: string;
  readonly mentions: readonly string[];
}): string[] => mentionedIn(text).filter((id) => !mentions.includes(id));
