import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BANK_LIST } from '../use-payments-view.ts';
import { BankFileChoice, type ReadBankFile } from './bank-file-choice.tsx';
import { BankFileImport } from './bank-file-import.tsx';
import { BankReview } from './bank-review.tsx';
import { BankStatementList } from './bank-statement-list.tsx';
import { bankStatementsQuery } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { useBankImport } from './use-bank-import.ts';

interface ImportProps {
  readonly sending: ReturnType<typeof useBankImport>;
  readonly onShow: (shown: string) => void;
  readonly onClose: () => void;
}

const Import = ({ sending, onShow, onClose }: ImportProps) => {
  const text = bankText.useText();
  const [file, setFile] = useState<ReadBankFile | null>(null);
  const { data } = useQuery(bankStatementsQuery(1));
  if (file !== null)
    return (
      <BankFileImport
        key={file.id}
        {...{ file, sending, onClose, onFile: setFile }}
        usualCurrency={data?.usual_currency ?? null}
      />
    );
  return (
    <>
      <p className="text-soft">{text.lead}</p>
      <BankFileChoice label={text.choose} onRead={setFile} />
      <BankStatementList onOpen={onShow} />
    </>
  );
};

interface BankDialogProps {
  /** `list`, or the id of a statement. */
  readonly shown: string;
  readonly onShow: (shown: string) => void;
  readonly onClose: () => void;
}

/** Money that a bank says came in is matched with payments, once a person has confirmed it. */
export const BankDialog = ({ shown, onShow, onClose }: BankDialogProps) => {
  const text = bankText.useText();
  const sending = useBankImport(onShow);
  return (
    <Dialog
      isOpen
      isWide
      isDouble
      onOpenChange={() => !sending.isPending && onClose()}
      title={text.title}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-4">
        {shown === BANK_LIST ? (
          <Import sending={sending} onShow={onShow} onClose={onClose} />
        ) : (
          <BankReview key={shown} id={shown} onBack={() => onShow(BANK_LIST)} />
        )}
      </div>
    </Dialog>
  );
};
