import { Button } from '@nivel/ui/button';
import { ImportProgress } from '../../../area/imports/import-progress.tsx';
import type { ListedImport } from '../imports.queries.ts';
import { movingText } from '../moving-text.ts';

interface SendingStepProps {
  readonly state: ListedImport;
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

/** An import in progress. */
export const SendingStep = ({ state: { made, expected }, failure, isPending, onGoOn, onDiscard }: SendingStepProps) => {
  const text = movingText.useText();
  return (
    <>
      <ImportProgress
        text={text}
        sent={made.cards}
        all={expected.cards}
        failure={failure}
        isPending={isPending}
        onGoOn={onGoOn}
      />
      <p className="text-sm text-soft">{text.keepOpen}</p>
      <Button size="sm" variant="secondary" className="self-start" onClick={onDiscard}>
        {text.stop}
      </Button>
    </>
  );
};

interface ResumeStepProps {
  readonly state: ListedImport;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** An import of the same file that stopped before. */
export const ResumeStep = ({ state: { made, expected }, onResume, onDiscard }: ResumeStepProps) => {
  const text = movingText.useText();
  return (
    <>
      <p role="status">{text.resume(made.cards, expected.cards)}</p>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {text.stop}
        </Button>
        <Button size="sm" onClick={onResume}>
          {text.goOn}
        </Button>
      </div>
    </>
  );
};
