import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { exactAmount } from '../../frame/money-amount.tsx';
import { MoneyPages } from '../../frame/money-pages.tsx';
import { bankStatementsQuery, type BankStatement } from './bank.queries.ts';
import { bankText } from './bank-text.ts';

/** Amounts of several currencies, in words. */
export const amountsInWords = (amounts: BankStatement['open_amounts']): string =>
  amounts.map(({ amount, currency }) => exactAmount(amount, currency)).join(', ');

interface ItemProps {
  readonly statement: BankStatement;
  readonly onOpen: (id: string) => void;
}

const Item = ({ statement, onOpen }: ItemProps) => {
  const text = bankText.useText();
  const { id, file_name: name, account, counts, open_amounts: amounts } = statement;
  const by = statement.imported_by_name ?? text.somebody;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="min-w-0">
        <button
          type="button"
          className="min-h-9 text-left font-medium wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
        <span className="block text-sm wrap-anywhere text-soft">
          {[account, text.importedBy(by, formatMoment(statement.imported_at))].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-sm tabular-nums">
        {counts.open > 0 ? text.stillOpen(counts.open, amountsInWords(amounts)) : text.nothingOpen}
      </span>
    </li>
  );
};

/** Earlier imports, and the open lines of each. */
export const BankStatementList = ({ onOpen }: Pick<ItemProps, 'onOpen'>) => {
  const text = bankText.useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(bankStatementsQuery(page));
  return (
    <section aria-labelledby="bank-statements" className="flex flex-col gap-2">
      <h3 id="bank-statements" className="text-base">
        {text.earlier}
      </h3>
      {!data && error && <LoadFailure title={text.earlierFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data?.total_count === 0 && <p className="text-soft">{text.none}</p>}
      {data && data.data.length > 0 && (
        <ul aria-labelledby="bank-statements" className="divide-y divide-line">
          {data.data.map((statement) => (
            <Item key={statement.id} statement={statement} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {data && <MoneyPages page={page} count={data.total_count} isPrevious={isPlaceholderData} onPage={setPage} />}
    </section>
  );
};
