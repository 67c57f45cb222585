import type { BaselineRow } from '@nivel/contracts/projects/baselines/baseline';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { formatMoment } from '../in-words.ts';
import { leadsProject, useProject } from '../project/project-scene.ts';
import { baselinesQuery } from './baselines.queries.ts';
import { baselinesText } from './baselines-text.ts';
import { compareWith, useComparedId } from './compared-baseline.ts';
import { useBaselineChanges, type BaselineChanges } from './use-baseline-changes.ts';

const LONGEST_NAME = 50;
const isName = (typed: string): boolean => typed.trim() !== '' && [...typed.trim()].length <= LONGEST_NAME;

interface NameFormProps {
  readonly label: string;
  readonly first?: string;
  readonly button: string;
  readonly isBusy?: boolean;
  readonly onName: (name: string, taken: () => void) => void;
}

/** A name for a baseline; Enter saves it. */
const NameForm = ({ label, first = '', button, isBusy = false, onName }: NameFormProps) => {
  const text = baselinesText.useText();
  const [typed, setTyped] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsWrong(!isName(typed));
    if (isName(typed) && !isBusy) onName(typed.trim(), () => setTyped(''));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(isWrong && { error: text.nameProblem })}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {button}
      </Button>
    </form>
  );
};

const IconAction = ({ Icon, label, onClick }: { Icon: LucideIcon; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
  >
    <Icon aria-hidden="true" size={16} />
  </button>
);

interface RowProps {
  readonly baseline: BaselineRow;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  /** Given to those who lead the project. */
  readonly changes: BaselineChanges | null;
}

/** A baseline that can be compared with, renamed and deleted. */
const BaselineItem = ({ baseline, isCompared, onCompare, changes }: RowProps) => {
  const text = baselinesText.useText();
  const [isRenamed, setIsRenamed] = useState(false);
  const { id, name, made_at, cards } = baseline;
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="compared-baseline"
            checked={isCompared}
            onChange={onCompare}
            className="size-4 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="font-medium wrap-anywhere">{name}</span>{' '}
            <span className="text-sm text-soft">
              {formatMoment(made_at)}, {text.cards(cards)}
            </span>
          </span>
        </label>
        {changes && (
          <>
            <IconAction Icon={Pencil} label={text.rename(name)} onClick={() => setIsRenamed(!isRenamed)} />
            <IconAction Icon={Trash2} label={text.remove(name)} onClick={() => changes.remove(baseline)} />
          </>
        )}
      </div>
      {changes && isRenamed && (
        <NameForm
          label={text.name(name)}
          first={name}
          button={text.save}
          onName={(given) => {
            changes.rename({ id, name: given });
            setIsRenamed(false);
          }}
        />
      )}
    </li>
  );
};

/** The baselines of a project: which one is compared with, and for those who lead it what becomes of them. */
export const BaselinesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = baselinesText.useText();
  const { board } = useProject();
  const { id: projectId } = board.project;
  const { data } = useQuery(baselinesQuery(projectId));
  const compared = useComparedId(projectId);
  const changes = useBaselineChanges(projectId);
  const isLeading = leadsProject(board);
  const baselines = data?.baselines ?? [];
  const isNone = !baselines.some(({ id }) => id === compared);
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} description={text.description} closeLabel={text.close}>
      <div className="mt-3 flex flex-col gap-4">
        {data && baselines.length === 0 && <p className="text-soft">{text.none}</p>}
        {baselines.length > 0 && (
          <fieldset>
            <legend className="font-medium">{text.compare}</legend>
            <ul className="mt-1 flex max-h-72 flex-col gap-1 overflow-y-auto">
              <li>
                <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                  <input
                    type="radio"
                    name="compared-baseline"
                    checked={isNone}
                    onChange={() => compareWith(projectId, null)}
                    className="size-4 accent-(--accent)"
                  />
                  {text.nothing}
                </label>
              </li>
              {baselines.map((baseline) => (
                <BaselineItem
                  key={baseline.id}
                  baseline={baseline}
                  isCompared={baseline.id === compared}
                  onCompare={() => compareWith(projectId, baseline.id)}
                  changes={isLeading ? changes : null}
                />
              ))}
            </ul>
          </fieldset>
        )}
        {isLeading && (
          <NameForm label={text.newName} button={text.make} isBusy={changes.isMaking} onName={changes.make} />
        )}
      </div>
    </Dialog>
  );
};
