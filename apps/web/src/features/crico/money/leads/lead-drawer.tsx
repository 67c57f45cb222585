import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { EditorButtons } from '../frame/editor-buttons.tsx';
import { RowInTrash } from '../frame/row-in-trash.tsx';
import { exactAmount } from '../frame/money-amount.tsx';
import { UnsavedQuestion } from '../../area/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../area/unsaved/unsaved-guard.ts';
import { RowHistory, type FieldsInWords } from '../frame/row-history.tsx';
import { useTypedFields } from '../frame/use-typed-fields.ts';
import { moneyText } from '../money-text.ts';
import { LeadContract } from './lead-contract.tsx';
import { LeadFields } from './lead-fields.tsx';
import { checkLead, formOf, stageIn, updatesOf, type LeadForm } from './lead-form.ts';
import { leadQuery, type Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { useLeadDeletion, useUpdateLead } from './use-lead-changes.ts';

const useFieldsInWords = (): FieldsInWords => {
  const text = leadsText.useText();
  return {
    labels: text.fields,
    inWords: (field, value, values) => {
      if (field === 'stage') return text.stages[stageIn(String(value)) ?? 'new'];
      // The trail keeps hundredths; the currency is named beside them only where it changed too.
      if (field === 'expected_value' && typeof value === 'number')
        return typeof values['currency'] === 'string'
          ? exactAmount(value / 100, values['currency'])
          : (value / 100).toFixed(2);
      if (field === 'next_step_on' && typeof value === 'string') return formatDay(value, { dateStyle: 'medium' });
      return undefined;
    },
  };
};

interface LeadEditorProps {
  readonly lead: Lead;
  /** Unsaved changes; the other fields follow what others change meanwhile. */
  readonly typed: Partial<LeadForm>;
  readonly onType: (typed: Partial<LeadForm>) => void;
  readonly onSaved: (typed: Partial<LeadForm>) => void;
  readonly onClose: () => void;
}

const LeadEditor = ({ lead, typed, onType, onSaved, onClose }: LeadEditorProps) => {
  const text = leadsText.useText();
  const form = { ...formOf(lead), ...typed };
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useUpdateLead();
  const { remove } = useLeadDeletion();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const updates = updatesOf(lead, form);
    if (Object.keys(checkLead(form, text)).length > 0 || isPending) return;
    if (Object.keys(updates).length === 0) return onClose();
    const onSuccess = () => {
      onSaved(typed);
      notify({ type: 'success', message: text.saved });
    };
    mutate({ id: lead.id, updates }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
      <LeadFields
        form={form}
        problems={isChecked ? checkLead(form, text) : {}}
        assigneeName={lead.assigned_to_name}
        isWhole
        change={(values) => onType({ ...typed, ...values })}
      />
      <EditorButtons
        labels={text}
        isSaving={isPending}
        onRemove={() => {
          remove.mutate(lead);
          onClose();
        }}
      />
    </form>
  );
};

const DeletedLead = ({ lead, onClose }: Pick<LeadEditorProps, 'lead' | 'onClose'>) => {
  const text = leadsText.useText();
  const { restore } = useLeadDeletion();
  return (
    <RowInTrash
      said={text.inTrash(formatMoment(lead.deleted_at ?? lead.updated_at))}
      label={text.restore}
      onRestore={() => {
        restore.mutate(lead);
        onClose();
      }}
    />
  );
};

interface LeadDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A lead whole: every field, and who did what to it. */
export const LeadDrawer = ({ id, onClose }: LeadDrawerProps) => {
  const text = leadsText.useText();
  const fields = useFieldsInWords();
  const { data, error, refetch } = useQuery(leadQuery(id));
  const { typed, setTyped, onSaved } = useTypedFields<LeadForm>();
  const lead = data?.lead;
  const isUnsaved = lead !== undefined && Object.keys(updatesOf(lead, { ...formOf(lead), ...typed })).length > 0;
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved });
  const away = () => {
    leaving.release();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaving.attempt(onClose)}
      side="end"
      isWide
      title={lead?.name ?? text.title}
      closeLabel={text.close}
    >
      {lead?.deleted_at === null && (
        <>
          <LeadContract lead={lead} onLeave={leaving.attempt} />
          <LeadEditor lead={lead} typed={typed} onType={setTyped} onSaved={onSaved} onClose={away} />
        </>
      )}
      {lead && lead.deleted_at !== null && <DeletedLead lead={lead} onClose={away} />}
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {lead && <RowHistory entity="lead" id={id} fields={fields} />}
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
