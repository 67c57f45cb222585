import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { RowHistory, type FieldsInWords } from '../frame/row-history.tsx';
import { EndEquityDialog } from './end-equity-dialog.tsx';
import { EquityDetails } from './equity-details.tsx';
import { EquityDialog } from './equity-dialog.tsx';
import { payoutIn } from './equity-form.ts';
import { formatPercent } from './equity-format.ts';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { LazyCurve } from './lazy-curve.tsx';
import { useEquityEnd, type EquityEnd } from './use-equity-changes.ts';

/** The names of an assignment's fields, and their values in words. */
const useEquityFields = (): FieldsInWords => {
  const text = equityText.useText();
  return {
    labels: text.fields,
    inWords: (field, value) => {
      if (field === 'assigned_equity_percent' && typeof value === 'number') return formatPercent(value);
      if (field === 'assigned_at' && typeof value === 'string') return formatDay(value, { dateStyle: 'medium' });
      if (field === 'payout_schedule') return text.payouts[payoutIn(String(value)) ?? 'monthly'];
      if (field === 'status') return (text.statuses as Readonly<Record<string, string>>)[String(value)];
      if (field !== 'vesting' || typeof value !== 'object' || value === null) return undefined;
      const terms = value as NonNullable<Equity['vesting']>;
      return text.terms(terms.length_months, terms.interval_months, terms.cliff_months);
    },
  };
};

interface ActsProps {
  readonly one: Equity;
  readonly onEdit: () => void;
  readonly onEnd: (status: EquityEnd['status']) => void;
}

const Acts = ({ one, onEdit, onEnd }: ActsProps) => {
  const text = equityText.useText();
  const { restore } = useEquityEnd();
  if (one.status !== 'active')
    return (
      <Button
        size="sm"
        disabled={one.employee_id === null}
        loading={restore.isPending}
        onClick={() => restore.mutate(one.id)}
      >
        {text.restore}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => onEnd('cancelled')}>
        {text.revoke}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onEnd('completed')}>
        {text.complete}
      </Button>
      <Button size="sm" onClick={onEdit}>
        {text.edit}
      </Button>
    </>
  );
};

/** An assignment whole: its share, its vesting, and its history. */
export const EquityDrawer = ({ one, onClose }: { readonly one: Equity; readonly onClose: () => void }) => {
  const text = equityText.useText();
  const fields = useEquityFields();
  const [isEdited, setIsEdited] = useState(false);
  const [end, setEnd] = useState<EquityEnd['status'] | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      side="end"
      isWide
      title={one.employee_name ?? text.nobody}
      description={one.project_name}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-5">
        <EquityDetails one={one} />
        <div className="flex flex-wrap justify-end gap-2">
          <Acts one={one} onEdit={() => setIsEdited(true)} onEnd={setEnd} />
        </div>
        <LazyCurve one={one} />
      </div>
      <RowHistory entity="equity" id={one.id} fields={fields} />
      {isEdited && <EquityDialog one={one} onClose={() => setIsEdited(false)} />}
      {end !== null && <EndEquityDialog one={one} status={end} onClose={() => setEnd(null)} />}
    </Dialog>
  );
};
