import type { PartContent } from '@nivel/contracts/learning/content/part';
import { toPublicExerciseItem } from '@nivel/contracts/learning/content/public-exercise-item';
import { kindOf } from '@nivel/contracts/learning/content/set-kind';
import type { PublicPart } from '@nivel/contracts/learning/part-view';
import type { MediaAddress } from './media-addresses.ts';

/** A text names its pictures by their files in the media folder. */
const PICTURE = /(!\[[^\]]*\])\(([a-z0-9-]+\/[a-z0-9-]+\.webp)\)/g;

/** What of a part's body a browser may see; it picks field by field, so that a new secret field stays secret. */
export const publicPartOf = (
  part: Pick<PartContent, 'type' | 'body'>,
  rules: { readonly watchShare: number; readonly textMinSeconds: number },
  addressOf: MediaAddress,
): PublicPart => {
  const { type, body } = part as PartContent;
  switch (type) {
    case 'video':
      return {
        type,
        video: addressOf(body.video),
        captions: addressOf(body.captions),
        poster: addressOf(body.poster),
        durationSeconds: body.durationSeconds,
        transcript: body.transcript,
        notes: body.notes,
        neededShare: rules.watchShare,
      };
    case 'text':
      return {
        type,
        markdown: body.markdown.replaceAll(PICTURE, (_, alt: string, file: string) => `${alt}(${addressOf(file)})`),
        minSeconds: rules.textMinSeconds,
      };
    case 'exercises':
      return {
        type,
        kind: kindOf(body),
        intro: body.intro ?? null,
        passMark: body.passMark,
        items: body.items.map(toPublicExerciseItem),
      };
  }
};
