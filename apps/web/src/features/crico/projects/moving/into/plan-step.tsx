import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { useProject } from '../../../area/project/project-scene.ts';
import { movingText } from '../moving-text.ts';
import { MatchedNames } from '../steps/matched-names.tsx';
import { Report } from '../steps/report-step.tsx';
import { importCommands, type ImportCommand } from './import-commands.ts';
import { importPlan } from './import-plan.ts';
import { intoText } from './into-text.ts';
import {
  candidatesOf,
  canBeNew,
  firstMapping,
  mappedKinds,
  mappingToday,
  NEW,
  NONE,
  withChoice,
  type Mapping,
} from './mapping.ts';
import type { ReadFile } from './read-cards.ts';

interface MappingChoiceProps {
  readonly frame: ReadFile['frame'];
  readonly mapping: Mapping;
  readonly onMapping: (mapping: Mapping) => void;
}

/** What the lists, labels and fields of the file are in the project. */
const MappingChoice = ({ frame, mapping, onMapping }: MappingChoiceProps) => {
  const text = intoText.useText();
  const { board } = useProject();
  return mappedKinds.map((kind) => {
    const rows = frame[kind] ?? [];
    if (rows.length === 0) return null;
    return (
      <MatchedNames
        key={kind}
        id={`import-${kind}`}
        title={text.maps[kind].title}
        hint={text.maps[kind].hint}
        rows={rows}
        itemsOf={(id) => [
          ...(canBeNew(kind, id, frame, board, mapping) ? [[NEW, text.create] as const] : []),
          [NONE, text.leaveOut],
          ...candidatesOf(kind, id, frame, board, mapping).map((one) => [one.id, one.name] as const),
        ]}
        labelOf={text.targets[kind]}
        valueOf={(id) => mapping[kind].get(id) ?? NONE}
        onChoose={(id, value) => onMapping(withChoice(mapping, kind, id, value))}
      />
    );
  });
};

interface TermProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

const Term = ({ label, isChosen, onChosen }: TermProps) => (
  <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={(event) => onChosen(event.target.checked)}
      className="size-4 accent-accent"
    />
    {label}
  </label>
);

interface PlanStepProps {
  readonly read: ReadFile;
  readonly onStart: (commands: readonly ImportCommand[]) => void;
  readonly onBack: () => void;
}

/** What things of the file become, and what would be created, before anything is. */
export const PlanStep = ({ read, onStart, onBack }: PlanStepProps) => {
  const text = intoText.useText();
  const words = movingText.useText();
  const { board } = useProject();
  const [chosen, setChosen] = useState(() => firstMapping(read.frame, board));
  const [isWithDeleted, setIsWithDeleted] = useState(false);
  const [mayExceed, setMayExceed] = useState(false);
  // Others change the project meanwhile.
  const mapping = mappingToday(chosen, read.frame, board);
  const { cards, report, overfull } = importPlan(read, mapping, board, isWithDeleted);
  const isOverLimit = overfull.length > 0 && mayExceed;
  const isStopped = cards.length === 0 || (overfull.length > 0 && !isOverLimit);
  return (
    <>
      <MappingChoice frame={read.frame} mapping={mapping} onMapping={setChosen} />
      {read.deleted.size > 0 && (
        <Term label={text.withDeleted(read.deleted.size)} isChosen={isWithDeleted} onChosen={setIsWithDeleted} />
      )}
      {overfull.length > 0 && (
        <Term label={text.overLimit(overfull.join(', '))} isChosen={mayExceed} onChosen={setMayExceed} />
      )}
      <Report report={report} />
      {cards.length === 0 && <p role="status">{text.nothing}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          size="sm"
          disabled={isStopped}
          onClick={() => onStart(importCommands(board, read, cards, { mapping, isWithDeleted, isOverLimit }))}
        >
          {words.start(cards.length)}
        </Button>
      </div>
    </>
  );
};
