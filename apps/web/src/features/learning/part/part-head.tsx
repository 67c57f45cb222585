import { classNames } from '@nivel/ui/class-names';
import { Check, Clock } from 'lucide-react';
import { levelLook } from '../area/levels/level-look.ts';
import type { OpenedPart } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { PartIcon } from '../area/part-icon.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { NoteButtons } from '../area/notes/note-buttons.tsx';
import { AskButton } from '../area/questions/ask-button.tsx';
import { TutorButton } from './tutor/tutor-button.tsx';

/** Reviews and final sets show what a learner knows without help. */
const isTest = ({ content }: OpenedPart): boolean => content.type === 'exercises' && content.kind !== 'practice';

/** The head of the part: its place, its title, its length and its points. */
export const PartHead = ({ part }: { readonly part: OpenedPart }) => {
  const text = learningText.useText();
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 pt-6 sm:px-8 sm:pt-10',
        part.content.type === 'exercises' ? 'max-w-3xl' : 'max-w-4xl',
      )}
    >
      <p className={classNames('font-semibold', levelLook(part.level.id).text)}>
        {part.level.id} · {part.module.title}
      </p>
      <h1 className="mt-1 text-3xl sm:text-4xl">{part.title}</h1>
      {part.goal !== null && <p className="mt-2 max-w-prose text-soft">{text.goal(part.goal)}</p>}
      <ul className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-soft">
        <li className="flex items-center gap-1.5">
          <PartIcon type={part.content.type} size={18} />
          {text.partTypes[part.content.type]}
        </li>
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden="true" size={18} />
          {part.content.type === 'text'
            ? text.readingMinutes(part.estimatedMinutes)
            : text.minutes(part.estimatedMinutes)}
        </li>
        <li>{text.points(formatNumber(part.points))}</li>
        {part.view.completedAt && (
          <li className="flex items-center gap-1.5 font-semibold text-success">
            <Check aria-hidden="true" size={18} strokeWidth={3} />
            {text.partDone}
          </li>
        )}
      </ul>
      {part.lockedBecause && <SampleNotice because={part.lockedBecause} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {part.lockedBecause === null && !isTest(part) && <TutorButton key={part.id} />}
        {part.lockedBecause === null && <AskButton />}
        <NoteButtons moduleId={part.module.id} partId={part.id} />
      </div>
    </div>
  );
};
