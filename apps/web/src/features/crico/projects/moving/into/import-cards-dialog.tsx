import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState } from 'react';
import { cricoText } from '../../../area/crico-text.ts';
import { ImportProgress } from '../../../area/imports/import-progress.tsx';
import { errorText } from '../../../area/in-words.ts';
import { useProject } from '../../../area/project/project-scene.ts';
import { firstChoices } from '../import-choices.ts';
import { movingText } from '../moving-text.ts';
import type { ImportChoices } from '../sources/source.ts';
import { ChoicesStep } from '../steps/choices-step.tsx';
import { FileStep } from '../steps/file-step.tsx';
import type { OpenFile } from '../use-import.ts';
import { intoText } from './into-text.ts';
import { PlanStep } from './plan-step.tsx';
import { readCards, type ReadFile } from './read-cards.ts';
import { useEndedCards } from './use-ended-cards.ts';
import { countsOf, useImportCards } from './use-import-cards.ts';

/** Why an import stopped, in words. */
const useFailureText = () => {
  const text = intoText.useText();
  const area = cricoText.useText();
  return (error: Error | null): string | undefined => {
    if (error === null) return undefined;
    return (error instanceof ClientError ? text.errors[error.code] : undefined) ?? errorText(area, error);
  };
};

/** An import in progress. */
const Sending = ({ running }: { readonly running: ReturnType<typeof useImportCards> }) => {
  const { state, error, isPending, goOn, stop } = running;
  const text = intoText.useText();
  const words = movingText.useText();
  const failureText = useFailureText();
  const { sent, all } = state === null ? { sent: 0, all: 0 } : countsOf(state);
  return (
    <>
      <ImportProgress
        text={words}
        sent={sent}
        all={all}
        failure={failureText(error)}
        isPending={isPending}
        onGoOn={goOn}
      />
      <p className="text-sm text-soft">{text.keepOpen}</p>
      <Button size="sm" variant="secondary" className="self-start" onClick={stop}>
        {text.stop}
      </Button>
    </>
  );
};

interface FileChoicesProps {
  readonly open: OpenFile;
  /** Null: those that the file suggests. */
  readonly choices: ImportChoices | null;
  readonly onChoices: (choices: ImportChoices) => void;
  readonly onRead: (read: ReadFile) => void;
  readonly onBack: () => void;
}

/** How a file is read, and who its people are. */
const FileChoices = ({ open, choices, onChoices, onRead, onBack }: FileChoicesProps) => {
  const text = intoText.useText();
  const { board, people } = useProject();
  const candidates = people.filter(({ isActive }) => isActive);
  return (
    <ChoicesStep
      open={open}
      naming={null}
      choices={choices ?? firstChoices(open.file, candidates)}
      candidates={candidates}
      peopleHint={text.peopleHint}
      check={async (file, choices, run) => readCards(board.project.id, open.key, file, choices, run)}
      onChoices={onChoices}
      onChecked={onRead}
      onBack={onBack}
    />
  );
};

/** The cards of a file come into the open project. */
export const ImportCardsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = intoText.useText();
  const words = movingText.useText();
  const { board, session } = useProject();
  const [open, setOpen] = useState<OpenFile | null>(null);
  const [choices, setChoices] = useState<ImportChoices | null>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const tellEnded = useEndedCards(session);
  const running = useImportCards(session, { onEnd: tellEnded, onClose });
  const step = () => {
    if (running.state !== null) return <Sending running={running} />;
    if (open === null) return <FileStep lead={text.lead} limits={text.limits} onOpen={setOpen} />;
    if (read !== null) return <PlanStep read={read} onStart={running.start} onBack={() => setRead(null)} />;
    return (
      <FileChoices
        key={open.importId}
        open={open}
        choices={choices}
        onChoices={setChoices}
        onRead={setRead}
        onBack={() => {
          setOpen(null);
          setChoices(null);
          setRead(null);
        }}
      />
    );
  };
  return (
    <Dialog isOpen isWide onOpenChange={running.stop} title={text.title(board.project.name)} closeLabel={words.close}>
      <div className="mt-4 flex flex-col gap-4">{step()}</div>
    </Dialog>
  );
};
