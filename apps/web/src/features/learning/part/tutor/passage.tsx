import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { clock } from '../../area/clock.ts';
import { Excerpt, PlaceLink } from '../../area/places/place-link.tsx';
import { tutorText } from './tutor-text.ts';

export type Passage = OutputOf<Procedures['ask_tutor']>['passages'][number];

const usePlaceName = ({ place: { kind, anchor, heading } }: Passage): string => {
  const text = tutorText.useText();
  if (kind === 'second') return text.atSecond(clock(Number(anchor)));
  return heading === '' ? text.beginning : heading;
};

interface PassageProps {
  readonly moduleId: string;
  readonly passage: Passage;
  /** Whether it is a step towards a solution: then its words are shown on request only. */
  readonly isStep: boolean;
  /** The learner went to where it is. */
  readonly onLeave: () => void;
}

/** A passage of the module about a question, and its place. */
export const PassageView = ({ moduleId, passage, isStep, onLeave }: PassageProps) => {
  const text = tutorText.useText();
  const name = usePlaceName(passage);
  const [isOpen, setIsOpen] = useState(!isStep);
  return (
    <li className="flex flex-col items-start gap-2 rounded-lg border border-line bg-raised p-4">
      <PlaceLink
        moduleId={moduleId}
        partId={passage.part_id}
        place={passage.place}
        className="font-medium text-accent underline-offset-4 hover:underline"
        onClick={onLeave}
      >
        {text.place(name, passage.part_title)}
      </PlaceLink>
      {passage.is_withheld && <p className="text-soft">{text.withheld}</p>}
      {!passage.is_withheld && isOpen && (
        <blockquote className="border-l-4 border-line-strong pl-3">
          <Excerpt pieces={passage.place.excerpt} />
        </blockquote>
      )}
      {!passage.is_withheld && !isOpen && (
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          {text.show}
        </Button>
      )}
    </li>
  );
};
