import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { TextField } from '@nivel/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { cricoText } from '../../../area/crico-text.ts';
import { FormError } from '../../../area/form-error.tsx';
import { errorText } from '../../../area/in-words.ts';
import { checkProject } from '../../project-form.ts';
import { projectsText } from '../../projects-text.ts';
import type { Candidate } from '../import-choices.ts';
import { movingText } from '../moving-text.ts';
import type { ImportChoices } from '../sources/source.ts';
import type { OpenFile } from '../use-import.ts';
import { ColumnsChoice } from './columns-choice.tsx';
import { problemText } from './file-step.tsx';
import { PeopleMap } from './people-map.tsx';

/** What a file that was read to its end would become. */
interface Checked {
  readonly expected: { readonly cards: number };
}

/** Reads a file to its end. */
type Check<Result extends Checked> = (
  file: OpenFile['file'],
  choices: ImportChoices,
  run: { readonly signal: AbortSignal; readonly onRead: (part: number) => void },
) => Promise<Result>;

/** Reads a file to its end, and stops when its step is left. */
const useCheck = <Result extends Checked>(read: Check<Result>, onChecked: (checked: Result) => void) => {
  const text = movingText.useText();
  const area = cricoText.useText();
  const leaving = useRef(new AbortController());
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => leaving.current.abort(), []);
  const check = async ({ file }: OpenFile, choices: ImportChoices): Promise<void> => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setPart(0);
    setProblem(undefined);
    try {
      const checked = await read(file, choices, { signal, onRead: setPart });
      // The last answer may come after the step was left.
      signal.throwIfAborted();
      if (checked.expected.cards === 0) setProblem(text.nothing);
      else onChecked(checked);
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof ClientError ? errorText(area, error) : problemText(text, error));
    } finally {
      if (!signal.aborted) setPart(null);
    }
  };
  return { part, problem, check };
};

interface ChoicesStepProps<Result extends Checked> {
  readonly open: OpenFile;
  /** The name of the project that the file becomes; null: it becomes none. */
  readonly naming: { readonly name: string; readonly onName: (name: string) => void } | null;
  readonly choices: ImportChoices;
  readonly candidates: readonly Candidate[];
  readonly peopleHint: string;
  readonly check: Check<Result>;
  readonly onChoices: (choices: ImportChoices) => void;
  readonly onChecked: (checked: Result) => void;
  readonly onBack: () => void;
}

/** The choices about reading a file: its name here, its people, its columns. */
export const ChoicesStep = <Result extends Checked>({
  open,
  naming,
  choices,
  candidates,
  peopleHint,
  ...act
}: ChoicesStepProps<Result>) => {
  const text = movingText.useText();
  const words = projectsText.useText();
  const { part, problem, check } = useCheck(act.check, act.onChecked);
  const [isTried, setIsTried] = useState(false);
  const { file } = open;
  const nameProblem = naming === null ? undefined : checkProject({ name: naming.name, description: '' }, words).name;
  const isUntitled = file.table !== null && !choices.columns.includes('title');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (nameProblem !== undefined) event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus();
    else if (!isUntitled && part === null) void check(open, choices);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-soft wrap-anywhere">
        {text.sources[file.source]}: {open.fileName}
      </p>
      {naming && (
        <TextField
          label={text.name}
          name="name"
          autoComplete="off"
          value={naming.name}
          onChange={(event) => naming.onName(event.target.value)}
          {...(isTried && nameProblem !== undefined && { error: nameProblem })}
        />
      )}
      {file.hasArchived && (
        <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={choices.isWithArchived}
            onChange={(event) => act.onChoices({ ...choices, isWithArchived: event.target.checked })}
            className="size-4 accent-accent"
          />
          {text.archived}
        </label>
      )}
      {file.table && (
        <ColumnsChoice
          table={file.table}
          columns={choices.columns}
          onColumns={(columns) => act.onChoices({ ...choices, columns })}
        />
      )}
      {file.people.length > 0 && (
        <PeopleMap
          people={file.people}
          hint={peopleHint}
          candidates={candidates}
          chosen={choices.people}
          onChosen={(people) => act.onChoices({ ...choices, people })}
        />
      )}
      {part !== null && <ProgressBar aria-label={text.checking} progress={part * 100} />}
      <FormError>{isUntitled ? text.titleNeeded : problem}</FormError>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={act.onBack}>
          {text.back}
        </Button>
        <Button type="submit" size="sm" loading={part !== null} disabled={isUntitled}>
          {text.check}
        </Button>
      </div>
    </form>
  );
};
