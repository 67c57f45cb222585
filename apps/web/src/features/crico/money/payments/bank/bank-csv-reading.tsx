import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { currencies, type Currency } from '@nivel/contracts/finance/money';
import { TextField } from '@nivel/ui/text-field';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { lengthOf } from '../../frame/typed-values.ts';
import { bankText } from './bank-text.ts';
import { dayForms, decimalForms } from './files/bank-cells.ts';
import { areEnough, bankFields, type BankColumns } from './files/bank-columns.ts';
import { formsOf, type BankCells, type CsvReading } from './files/csv-entries.ts';

const LEFT_OUT = '';

interface BankCsvReadingProps {
  readonly cells: BankCells;
  readonly reading: CsvReading;
  readonly usualCurrency: Currency | null;
  readonly onReading: (reading: CsvReading) => void;
}

const ColumnChoices = ({ cells, reading, onReading }: Omit<BankCsvReadingProps, 'usualCurrency'>) => {
  const text = bankText.useText();
  const choose = (at: number, chosen: string) => {
    const field = bankFields.find((one) => one === chosen) ?? null;
    const columns: BankColumns = cells.head.map((_, index) => {
      const before = reading.columns[index] ?? null;
      return index === at ? field : before === field ? null : before;
    });
    onReading({ ...reading, columns, ...formsOf(cells.rows, columns) });
  };
  const fields = bankFields.map((field) => [field, text.fields[field]] as const);
  return (
    <ul aria-label={text.columns} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {cells.head.map((name, at) => (
        <li key={at} className="rounded-sm bg-sunken p-2 text-sm">
          <span className="block font-medium wrap-anywhere">{name || String(at + 1)}</span>
          <span className="block truncate text-soft">{cells.rows[0]?.[at]}</span>
          <CompactChoice
            isWhole
            label={text.column(name || String(at + 1))}
            value={reading.columns[at] ?? LEFT_OUT}
            groups={[{ items: [[LEFT_OUT, text.leaveOut], ...fields] }]}
            onChoose={(chosen) => choose(at, chosen)}
          />
        </li>
      ))}
    </ul>
  );
};

/** The meaning of a file's columns, and their formats of days and amounts. */
export const BankCsvReading = (props: BankCsvReadingProps) => {
  const text = bankText.useText();
  const { reading, usualCurrency: usual, onReading } = props;
  const isStated = reading.columns.includes('currency');
  const change = (part: Partial<CsvReading>) => onReading({ ...reading, ...part });
  const dayForm = dayForms.map((form) => [form, text.dayForms[form]] as const);
  const decimalForm = decimalForms.map((form) => [form, text.decimalForms[form]] as const);
  const isTooLong = lengthOf(reading.account) > bankLimits.account;
  return (
    <div className="flex flex-col gap-3">
      <ColumnChoices {...props} />
      {!areEnough(reading.columns) && (
        <p role="alert" className="text-danger">
          {text.columnsNeeded}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <CompactChoice
          label={text.dayForm}
          value={reading.dayForm}
          groups={[{ items: dayForm }]}
          onChoose={(chosen) => change({ dayForm: dayForms.find((form) => form === chosen) ?? reading.dayForm })}
        />
        <CompactChoice
          label={text.decimalForm}
          value={reading.decimalForm}
          groups={[{ items: decimalForm }]}
          onChoose={(chosen) =>
            change({ decimalForm: decimalForms.find((form) => form === chosen) ?? reading.decimalForm })
          }
        />
        {!isStated && (
          <CompactChoice
            label={text.currency}
            value={reading.currency}
            groups={[{ items: currencies.map((one) => [one, one] as const) }]}
            onChoose={(chosen) => change({ currency: currencies.find((one) => one === chosen) ?? reading.currency })}
          />
        )}
        <div className="grow basis-48 max-sm:basis-full">
          <TextField
            label={text.account}
            hint={text.accountHint}
            autoComplete="off"
            value={reading.account}
            {...(isTooLong && { error: text.accountTooLong(bankLimits.account) })}
            onChange={({ target }) => change({ account: target.value })}
          />
        </div>
      </div>
      {!isStated && (
        <p className="text-sm text-soft">
          {reading.currency === usual ? text.usualCurrency(usual) : text.otherCurrency}
        </p>
      )}
    </div>
  );
};
