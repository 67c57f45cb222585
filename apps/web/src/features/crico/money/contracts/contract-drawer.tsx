import { contractStatuses, contractTypes, paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../../shell/days/days.ts';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { UnsavedQuestion } from '../../area/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../area/unsaved/unsaved-guard.ts';
import { RowInTrash } from '../frame/row-in-trash.tsx';
import { exactAmount } from '../frame/money-amount.tsx';
import { RowHistory, type FieldsInWords } from '../frame/row-history.tsx';
import { useTypedFields } from '../frame/use-typed-fields.ts';
import { moneyText } from '../money-text.ts';
import { ContractEditor, type ContractEditorProps } from './contract-editor.tsx';
import { formOf, updatesOf, type ContractForm } from './contract-form.ts';
import { ContractPayments } from './contract-payments.tsx';
import { contractQuery } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';
import { useContractDeletion } from './use-contract-changes.ts';

/** How the history shows changes; its amounts are those of this contract's currency, in hundredths. */
const useFieldsInWords = (currency: string): FieldsInWords => {
  const text = contractsText.useText();
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: Object.fromEntries(contractStatuses.map((one) => [one, text.statuses[one]])),
    contract_type: Object.fromEntries(contractTypes.map((one) => [one, text.types[one]])),
    payment_frequency: Object.fromEntries(paymentFrequencies.map((one) => [one, text.frequencies[one]])),
  };
  return {
    labels: text.fields,
    inWords: (field, value) => {
      if (field === 'total_value' && typeof value === 'number') return exactAmount(value / 100, currency);
      if ((field === 'start_date' || field === 'end_date') && typeof value === 'string')
        return formatDay(value, { dateStyle: 'medium' });
      return words[field]?.[String(value)];
    },
  };
};

const DeletedContract = ({ contract, onClose }: Pick<ContractEditorProps, 'contract' | 'onClose'>) => {
  const text = contractsText.useText();
  const { restore } = useContractDeletion();
  return (
    <RowInTrash
      said={text.inTrash(formatMoment(contract.deleted_at ?? contract.updated_at))}
      label={text.restore}
      onRestore={() => {
        restore.mutate(contract);
        onClose();
      }}
    />
  );
};

const ContractWhole = (props: ContractEditorProps) => {
  const { contract, onClose } = props;
  const fields = useFieldsInWords(contract.currency);
  return (
    <>
      {contract.deleted_at === null ? (
        <>
          <ContractEditor {...props} />
          <ContractPayments id={contract.id} />
        </>
      ) : (
        <DeletedContract contract={contract} onClose={onClose} />
      )}
      <RowHistory entity="contract" id={contract.id} fields={fields} />
    </>
  );
};

interface ContractDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A contract whole: every field, its payments, and who did what to it. */
export const ContractDrawer = ({ id, onClose }: ContractDrawerProps) => {
  const text = contractsText.useText();
  const { data, error, refetch } = useQuery(contractQuery(id));
  const contract = data?.contract;
  const { typed, setTyped, onSaved } = useTypedFields<ContractForm>();
  const isUnsaved =
    contract !== undefined && Object.keys(updatesOf(contract, { ...formOf(contract), ...typed })).length > 0;
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
      title={contract?.contract_title ?? text.title}
      closeLabel={text.close}
    >
      {contract && (
        <ContractWhole contract={contract} typed={typed} onType={setTyped} onSaved={onSaved} onClose={away} />
      )}
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
