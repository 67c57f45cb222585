import { Button } from '@nivel/ui/button';
import { useRef, useState, type ReactNode } from 'react';
import { openNewProject } from '../../area/dialogs/crico-dialogs.store.ts';
import { usePlace } from '../../area/organization/use-place.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useAssistantPlace, type CardsProposal, type ProposalActs } from './assistant-place.ts';
import { assistantText } from './assistant-text.ts';
import type { AnswerData, Plan } from './conversation.ts';
import { ChangedCards, NewCards } from './proposal-lines.tsx';

type OnPlan = (values: Partial<Plan>) => void;

const toggled = <Item,>(items: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> =>
  new Set(isIn ? [...items, item] : [...items].filter((one) => one !== item));

interface OpenProposalProps {
  readonly proposal: CardsProposal;
  readonly plan: Plan;
  readonly acts: ProposalActs;
  readonly onPlan: OnPlan;
}

/** A proposal that waits for a person to apply what they want of it, or to dismiss it. */
const OpenProposal = ({ proposal, plan, acts, onPlan }: OpenProposalProps) => {
  const { proposal: text } = assistantText.useText();
  const [create, setCreate] = useState<ReadonlySet<number>>(() => new Set(proposal.create.keys()));
  const [update, setUpdate] = useState<ReadonlySet<string>>(
    () => new Set(proposal.update.map(({ card_id }) => card_id)),
  );
  const [isApplying, setIsApplying] = useState(false);
  const isRunning = useRef(false);
  const count = create.size + update.size;
  const apply = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsApplying(true);
    const isDone = await acts.apply(proposal, { create, update }, plan, (command_id) =>
      onPlan({ state: 'applied', count, command_id }),
    );
    isRunning.current = false;
    setIsApplying(false);
    // What was refused is tried again as another command.
    if (!isDone) onPlan({ command_id: uuidv7() });
  };
  return (
    <>
      {proposal.create.length > 0 && (
        <NewCards
          cards={proposal.create}
          chosen={create}
          onChoose={(at, isChosen) => setCreate(toggled(create, at, isChosen))}
        />
      )}
      {proposal.update.length > 0 && (
        <ChangedCards
          cards={proposal.update}
          chosen={update}
          onChoose={(id, isChosen) => setUpdate(toggled(update, id, isChosen))}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={() => onPlan({ state: 'dismissed' })}>
          {text.dismiss}
        </Button>
        <Button size="sm" loading={isApplying} disabled={count === 0} onClick={() => void apply()}>
          {text.apply}
        </Button>
      </div>
    </>
  );
};

/** What became of a proposal. */
const Settled = ({ plan, acts }: { readonly plan: Plan; readonly acts: ProposalActs | null }) => {
  const all = assistantText.useText();
  const { proposal: text } = all;
  if (plan.state === 'dismissed') return <p className="text-soft">{text.dismissed}</p>;
  if (acts?.isTakenBack(plan.command_id)) return <p className="text-soft">{text.takenBack}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>{text.applied(plan.count)}</p>
      {acts?.canUndo(plan.command_id) && (
        <Button size="sm" variant="secondary" onClick={() => acts.undo(plan.command_id)}>
          {all.undo}
        </Button>
      )}
    </div>
  );
};

/** A new project is made where projects are made: with its template and its colour. */
const NewProject = ({ name }: { readonly name: string }) => {
  const { proposal: text } = assistantText.useText();
  const { mayCreate } = usePlace();
  return (
    <>
      <p className="font-medium wrap-anywhere">{text.project(name)}</p>
      {mayCreate ? (
        <Button size="sm" className="self-end" onClick={() => openNewProject(name)}>
          {text.openProject}
        </Button>
      ) : (
        <p className="text-sm text-soft">{text.mayNotCreate}</p>
      )}
    </>
  );
};

interface ProposalBoxProps extends Pick<AnswerData, 'proposal'> {
  readonly plan: Plan;
  readonly onPlan: OnPlan;
}

/** What the assistant proposes, as a difference; nothing is written before somebody applies it. */
export const ProposalBox = ({ proposal, plan, onPlan }: ProposalBoxProps) => {
  const { proposal: text } = assistantText.useText();
  const { acts } = useAssistantPlace();
  if (!proposal) return null;
  const inside = (): ReactNode => {
    if (proposal.kind === 'project') return <NewProject name={proposal.name} />;
    if (plan.state !== 'open') return <Settled plan={plan} acts={acts} />;
    return acts === null ? (
      <p className="text-sm text-soft">{text.elsewhere}</p>
    ) : (
      <OpenProposal {...{ proposal, plan, acts, onPlan }} />
    );
  };
  return (
    <div
      role="group"
      aria-label={text.title}
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-surface p-3 text-left"
    >
      {inside()}
    </div>
  );
};
