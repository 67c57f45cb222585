import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { stageIn } from './lead-form.ts';
import type { Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { useUpdateLead } from './use-lead-changes.ts';

/** The stage of a lead, chosen freely. */
export const LeadStageChoice = ({ lead }: { readonly lead: Lead }) => {
  const text = leadsText.useText();
  const { mutate } = useUpdateLead();
  return (
    <CompactChoice
      label={`${text.stage}: ${lead.name}`}
      value={lead.stage}
      isWhole
      groups={[{ items: leadStages.map((stage) => [stage, text.stages[stage]] as const) }]}
      onChoose={(value) => {
        const stage = stageIn(value);
        if (stage !== undefined && stage !== lead.stage) mutate({ id: lead.id, updates: { stage } });
      }}
    />
  );
};
