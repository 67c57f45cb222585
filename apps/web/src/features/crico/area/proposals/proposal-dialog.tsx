import type { Proposal, ProposedMilestone } from '@nivel/contracts/ai/proposals/proposal';
import { LONGEST_PROPOSAL_TEXT } from '@nivel/contracts/ai/values/proposal-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { projectText } from '../project/project-text.ts';
import { CheckLine } from './check-line.tsx';
import { ModelNote } from './model-note.tsx';
import { proposalText } from './proposal-text.ts';
import { ProposedMilestones } from './proposed-milestones.tsx';
import { chosenOf, type CardValues, type ValueName } from './proposed-values.ts';

/** The chosen parts of a proposal. */
export interface Chosen {
  readonly values: Partial<CardValues>;
  readonly milestones: readonly ProposedMilestone[];
}

interface ProposalDialogProps {
  readonly proposal: Proposal;
  /** What becomes of milestones: cards, or items of a checklist. */
  readonly become: 'cards' | 'items';
  /** What a card has, and what would change of it. */
  readonly card?: { readonly now: CardValues; readonly proposed: Partial<CardValues> };
  readonly isCutOff?: boolean;
  readonly onApply: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

const names = ['priority', 'start_on', 'due_on', 'estimated_hours'] as const satisfies readonly ValueName[];

/** Ticks by name, all of them at first. */
const useTicks = <Name extends string>(all: readonly Name[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(all));
  const tick = (name: Name, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, name] : [...ticked].filter((one) => one !== name)));
  return { ticked, tick };
};

/** A value of a card in words. */
const useInWords = () => {
  const text = proposalText.useText();
  const { priorities } = projectText.useText();
  return (values: Partial<CardValues>, name: ValueName): string => {
    if (name === 'priority') return values.priority ? priorities[values.priority] : text.nothing;
    if (name === 'estimated_hours') return values.estimated_hours?.toLocaleString(currentLocale()) ?? text.nothing;
    const day = values[name] ?? null;
    return day === null ? text.nothing : formatDay(day);
  };
};

interface ProposedValuesProps extends NonNullable<ProposalDialogProps['card']> {
  readonly names: readonly ValueName[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (name: ValueName, isTicked: boolean) => void;
}

/** Field by field the present and the proposed value. */
const ProposedValues = ({ names: shown, now, proposed, ticked, onTick }: ProposedValuesProps) => {
  const text = proposalText.useText();
  const inWords = useInWords();
  const { priority, start: start_on, due: due_on, estimated: estimated_hours } = text.fields;
  const labels = { priority, start_on, due_on, estimated_hours };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{text.values}</legend>
      {shown.map((name) => (
        <CheckLine
          key={name}
          isChecked={ticked.has(name)}
          onCheck={(isTicked) => onTick(name, isTicked)}
          name={
            <>
              {labels[name]}: <span className="sr-only">{text.now} </span>
              <del className="font-normal text-soft">{inWords(now, name)}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, {text.proposed} </span>
              {inWords(proposed, name)}
            </>
          }
        />
      ))}
    </fieldset>
  );
};

/** A proposal, as a difference; nothing is written before it is applied. */
export const ProposalDialog = ({ proposal, become, card, isCutOff, onApply, onClose }: ProposalDialogProps) => {
  const text = proposalText.useText();
  const { milestones } = proposal.data;
  const valueNames = names.filter((name) => card && name in card.proposed);
  // A single one is the card itself.
  const shown = card && milestones.length === 1 ? [] : milestones;
  const values = useTicks(valueNames);
  const steps = useTicks(shown.map(({ id }) => id));
  const count = values.ticked.size + steps.ticked.size;
  const percent = proposal.confidence.toLocaleString(currentLocale(), { style: 'percent' });
  const apply = () =>
    onApply({
      values: chosenOf(card?.proposed ?? {}, values.ticked),
      milestones: shown.filter(({ id }) => steps.ticked.has(id)),
    });
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.title} closeLabel={text.close}>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-sm text-soft">
          {proposal.engine === 'model' ? text.byModel(percent) : text.byRules(percent)}{' '}
          {isCutOff === true && text.cutOff(LONGEST_PROPOSAL_TEXT.toLocaleString(currentLocale()))}{' '}
          {text.nothingWritten}
        </p>
        <ModelNote model={proposal.model} />
        {card && valueNames.length > 0 && (
          <ProposedValues {...card} names={valueNames} ticked={values.ticked} onTick={values.tick} />
        )}
        {shown.length > 0 && (
          <ProposedMilestones
            label={become === 'cards' ? text.cards : text.items}
            milestones={shown}
            chosen={steps.ticked}
            onChoose={steps.tick}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button size="sm" disabled={count === 0} onClick={apply}>
            {text.apply}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
