import { mentionedIn } from '@nivel/contracts/projects/comment-values';

/** Who is mentioned in a text and could not read it when it was written. */
export const unreachedMentions = ({
  text,
  mentions,
}: {
  readonly text: string;
  readonly mentions: readonly string[];
}): string[] => mentionedIn(text).filter((id) => !mentions.includes(id));
