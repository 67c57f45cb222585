import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { useState, type KeyboardEvent } from 'react';
import type { TouchDragging } from '../../area/touch/touch-drag.ts';
import { stageBeside, type CarriedLead } from './lead-carrying.ts';
import { stageIn } from './lead-form.ts';
import type { Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { useUpdateLead } from './use-lead-changes.ts';

/** A lead that is carried: by the pointer, a finger or keys. The result is announced. */
export const useLeadDrag = () => {
  const text = leadsText.useText();
  const { mutate } = useUpdateLead();
  const [carried, setCarried] = useState<CarriedLead | null>(null);
  const [said, setSaid] = useState('');
  const take = (lead: Lead) => {
    setCarried({ lead, over: lead.stage });
    setSaid(text.board.picked(lead.name, text.stages[lead.stage]));
  };
  const over = (stage: LeadStage) => {
    if (!carried || carried.over === stage) return;
    setCarried({ ...carried, over: stage });
    setSaid(text.board.over(text.stages[stage]));
  };
  const putBack = () => {
    if (carried) setSaid(text.board.putBack(carried.lead.name));
    setCarried(null);
  };
  const drop = () => {
    if (!carried) return;
    const { lead, over: stage } = carried;
    if (stage === lead.stage) return putBack();
    setCarried(null);
    mutate(
      { id: lead.id, updates: { stage } },
      {
        onSuccess: () => setSaid(text.board.dropped(lead.name, text.stages[stage])),
        onError: () => setSaid(text.board.putBack(lead.name)),
      },
    );
  };
  return { carried, said, take, over, drop, putBack };
};

export type LeadDrag = ReturnType<typeof useLeadDrag>;

/** The keys of a lead on the board: Space picks it up, arrows move it, Space or Enter drops it, Escape puts it back. */
export const leadKeys =
  (drag: LeadDrag, lead: Lead) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { carried } = drag;
    if (carried?.lead.id !== lead.id) {
      if (event.key !== ' ') return;
      drag.take(lead);
    } else if (event.key === ' ' || event.key === 'Enter') drag.drop();
    else if (event.key === 'Escape') drag.putBack();
    else if (event.key.startsWith('Arrow')) drag.over(stageBeside(carried.over, event.key));
    else return;
    event.preventDefault();
  };

/** Leads are dragged by a finger that rests on them first; one that stays where it is is put back. */
export const leadTouch = (drag: LeadDrag, leadOf: (id: string) => Lead | undefined): TouchDragging => ({
  take: (id) => {
    const lead = leadOf(id);
    if (lead) drag.take(lead);
  },
  over: (column) => {
    const stage = stageIn(column);
    if (stage) drag.over(stage);
  },
  letGo: drag.drop,
  choose: drag.putBack,
  putBack: drag.putBack,
});
