import { ClientError } from '@nivel/client/client-error';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { cricoText } from '../../area/crico-text.ts';
import { errorText } from '../../area/in-words.ts';
import { checkImport, type CheckedImport } from './check-import.ts';
import { firstChoices, storedChoices } from './import-choices.ts';
import { importsQuery } from './imports.queries.ts';
import { movingText } from './moving-text.ts';
import { FileProblemError } from './sources/file-problem.ts';
import type { ImportChoices } from './sources/source.ts';
import { ChoicesStep } from './steps/choices-step.tsx';
import { FileStep, OpenImports, problemText } from './steps/file-step.tsx';
import { ReportStep } from './steps/report-step.tsx';
import { ResumeStep, SendingStep } from './steps/sending-step.tsx';
import { useCandidates } from './use-candidates.ts';
import { useDiscard } from './use-discard.ts';
import { useEndedImport } from './use-ended-import.ts';
import { projectOfRefusal, useImport, type OpenFile } from './use-import.ts';

/** Why an import stopped, in words. */
const useFailureText = () => {
  const text = movingText.useText();
  const area = cricoText.useText();
  return (error: Error | null): string | undefined => {
    if (error === null) return undefined;
    if (error instanceof FileProblemError) return problemText(text, error);
    return (error instanceof ClientError ? text.errors[error.code] : undefined) ?? errorText(area, error);
  };
};

const nameFrom = (name: string): string => [...name.trim()].slice(0, limits.crico.project.nameMost).join('').trim();

interface ImportedProps {
  readonly open: OpenFile;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** An inspected file during its import. */
const Imported = ({ open, onOther, onClose }: ImportedProps) => {
  const { peopleHint } = movingText.useText();
  const failureText = useFailureText();
  const candidates = useCandidates();
  const running = useImport(useEndedImport(onClose));
  const discard = useDiscard();
  const { data } = useQuery(importsQuery());
  const [name, setName] = useState(() => nameFrom(open.file.name));
  const [own, setOwn] = useState<ImportChoices | null>(null);
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const choices = own ?? firstChoices(open.file, candidates);
  const stopped = data?.imports.find(({ source_key: key }) => key === open.key) ?? null;
  const known = stopped === null ? null : storedChoices(stopped.choices);
  const discardOne = (id: string) => {
    running.stop();
    discard.mutate(id, { onSettled: onOther });
  };
  if (running.state !== null)
    return (
      <SendingStep
        state={running.state}
        failure={failureText(running.error)}
        isPending={running.isPending}
        onGoOn={running.goOn}
        onDiscard={() => discardOne(running.state?.import_id ?? '')}
      />
    );
  if (stopped !== null && known !== null && !running.isPending)
    return (
      <ResumeStep
        state={stopped}
        onResume={() => running.resume(stopped, open, known)}
        onDiscard={() => discardOne(stopped.import_id)}
      />
    );
  if (checked !== null)
    return (
      <ReportStep
        checked={checked}
        failure={failureText(running.error)}
        twin={projectOfRefusal(running.error)}
        isPending={running.isPending}
        onStart={(isAgain) => running.start({ ...open, name, choices, checked, isAgain })}
        onBack={() => setChecked(null)}
        onClose={onClose}
      />
    );
  return (
    <ChoicesStep
      open={open}
      naming={{ name, onName: setName }}
      choices={choices}
      candidates={candidates}
      peopleHint={peopleHint}
      check={checkImport}
      onChoices={setOwn}
      onChecked={setChecked}
      onBack={onOther}
    />
  );
};

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** A file of another program, or of a project of ours, becomes a project of the current place. */
export const ImportDialog = ({ onClose }: ImportDialogProps) => {
  const text = movingText.useText();
  const [open, setOpen] = useState<OpenFile | null>(null);
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.title} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-4">
        {open === null ? (
          <FileStep lead={text.lead} limits={text.limits} onOpen={setOpen}>
            <OpenImports />
          </FileStep>
        ) : (
          <Imported key={open.importId} open={open} onOther={() => setOpen(null)} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
};
