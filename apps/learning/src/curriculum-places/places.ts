import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { TranscriptCue } from '@nivel/contracts/learning/content/video';
import { headingId } from '@nivel/contracts/learning/heading-id';
import { plainText, sectionsOf } from './plain-text.ts';

/** Raised when places are made in another way: the next import then recreates them, although the files are the same. */
export const PLACES_VERSION = 1;

/** Where in a part something is taught. */
export interface Place {
  readonly kind: 'title' | 'text' | 'second' | 'question';
  /** The heading's anchor, the second of the video or the item's id, by kind; null: the beginning. */
  readonly anchor: string | null;
  readonly heading: string;
  readonly body: string;
}

/** Characters of a transcript that are found together: words that belong together are seldom in one sentence. */
const STRETCH = 300;

const stretchesOf = (cues: readonly TranscriptCue[]): Place[] => {
  const stretches: { start: number; text: string }[] = [];
  for (const { start, text } of cues) {
    const last = stretches.at(-1);
    if (last === undefined || last.text.length + text.length > STRETCH) stretches.push({ start, text });
    else last.text += ` ${text}`;
  }
  return stretches.map(({ start, text }) => ({
    kind: 'second',
    anchor: String(Math.floor(start)),
    heading: '',
    body: text,
  }));
};

const placesOfText = (markdown: string): Place[] =>
  sectionsOf(markdown).map(({ heading, title, text }) => ({
    kind: 'text',
    anchor: heading === null ? null : headingId(heading),
    heading: title,
    body: text,
  }));

/** What a question asks, as everybody sees it before they answer. */
const questionOf = (item: ExerciseItem): Place => ({
  kind: 'question',
  anchor: item.id,
  heading: '',
  body: [item.prompt, ...('options' in item ? item.options.map(({ text }) => text) : [])].map(plainText).join(' '),
});

/** Reviews and final sets show their items in a run alone. */
const placesOfExercises = (body: ExercisesBody): Place[] => [
  ...(body.intro === undefined ? [] : placesOfText(body.intro).map((place) => ({ ...place, anchor: null }))),
  ...(isHandedInWhole(body) ? [] : body.items.map(questionOf)),
];

const inside = (part: PartContent): Place[] => {
  switch (part.type) {
    case 'text':
      return placesOfText(part.body.markdown);
    case 'video':
      return [...stretchesOf(part.body.transcript), ...placesOfText(part.body.notes)];
    case 'exercises':
      return placesOfExercises(part.body);
  }
};

/** Everything of a part that may be found: its title, and its content. Nothing of it gives a solution away. Pure. */
export const placesOf = (part: PartContent): Place[] => {
  const goal = part.goal === undefined ? [] : [{ kind: 'text' as const, anchor: null, heading: '', body: part.goal }];
  return [
    { kind: 'title', anchor: null, heading: part.title, body: '' },
    ...[...goal, ...inside(part)].filter(({ heading, body }) => heading !== '' || body !== ''),
  ];
};
