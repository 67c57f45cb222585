import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { itemsAfter } from '@nivel/contracts/projects/card-sets';
import { generateNKeysBetween } from 'fractional-indexing';
import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { ParseButton } from '../../area/proposals/parse-button.tsx';
import { ProposalDialog, type Chosen } from '../../area/proposals/proposal-dialog.tsx';
import { proposalText } from '../../area/proposals/proposal-text.ts';
import { valuesOf, type CardValues } from '../../area/proposals/proposed-values.ts';
import { isCutOff } from '../../area/proposals/use-ask-proposal.ts';
import { hoursIn } from '../editor/card-form.ts';
import type { Wizard } from './use-wizard.ts';
import type { WizardForm } from './wizard-form.ts';

const nowOf = ({ priority, start, due, estimated }: WizardForm): CardValues => ({
  priority,
  start_on: start || null,
  due_on: due || null,
  estimated_hours: hoursIn(estimated),
});

/** The form with the chosen parts: steps become items of the checklist. */
const formWith = (form: WizardForm, { values, milestones }: Chosen): Partial<WizardForm> => {
  const positions = generateNKeysBetween(form.checklist.at(-1)?.position ?? null, null, milestones.length);
  const items = milestones.map(({ title }, at) => ({
    id: uuidv7(),
    text: title,
    done: false,
    position: positions[at] ?? '',
  }));
  return {
    ...(values.priority && { priority: values.priority }),
    ...(values.start_on !== undefined && { start: values.start_on ?? '' }),
    ...(values.due_on !== undefined && { due: values.due_on ?? '' }),
    ...(values.estimated_hours !== undefined && { estimated: String(values.estimated_hours ?? '') }),
    checklist: itemsAfter(form.checklist, { add: items, remove: [] }),
  };
};

/** Looks for tasks in the description of a new card; what of it is chosen fills in the form, which writes nothing yet. */
export const WizardProposal = ({ wizard: { form, change } }: { readonly wizard: Wizard }) => {
  const text = proposalText.useText();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const close = () => setProposal(null);
  const now = nowOf(form);
  return (
    <>
      <ParseButton description={form.description} onFound={setProposal} />
      {proposal && (
        <ProposalDialog
          proposal={proposal}
          become="items"
          card={{ now, proposed: valuesOf(proposal.data.milestones, now) }}
          isCutOff={isCutOff(form.description)}
          onApply={(chosen) => {
            change(formWith(form, chosen));
            notify({ type: 'success', message: text.applied });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
