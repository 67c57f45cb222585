import { formatDay } from '../../../../../shell/days/days.ts';
import { exactAmount } from '../../frame/money-amount.tsx';
import { bankText } from './bank-text.ts';
import type { SortedEntry } from './files/usable-lines.ts';

/** Entries that are shown of many. */
const MOST_SHOWN = 50;

const amountInWords = ({ line, entry }: SortedEntry): string => {
  if (line) return exactAmount(line.amount, line.currency);
  return Number.isNaN(entry.amount) ? '' : `${entry.isCredit ? '' : '−'}${entry.amount} ${entry.currency}`;
};

const Head = ({ look = '', children }: { readonly look?: string; readonly children: string }) => (
  <th scope="col" className={`sticky top-0 bg-surface p-1.5 font-normal ${look}`}>
    {children}
  </th>
);

const PreviewRow = ({ sorted }: { readonly sorted: SortedEntry }) => {
  const text = bankText.useText();
  const { entry, line, unused } = sorted;
  return (
    <tr className={`border-t border-line ${line ? '' : 'text-soft'}`}>
      <td className="p-1.5 align-top whitespace-nowrap tabular-nums">
        {entry.bookedOn !== undefined && formatDay(entry.bookedOn, { dateStyle: 'medium' })}
      </td>
      <td className="p-1.5 text-right align-top tabular-nums">{amountInWords(sorted)}</td>
      <td className="p-1.5 align-top wrap-anywhere">
        {[entry.payer, entry.text].filter(Boolean).join(' · ')}
        {/* On a phone it has no column. */}
        <span className="block text-soft sm:hidden">{unused === null ? text.used : text.unused[unused]}</span>
      </td>
      <td className="p-1.5 align-top max-sm:hidden">{unused === null ? text.used : text.unused[unused]}</td>
    </tr>
  );
};

/** The entries of a file, and the result for each; nothing is sent yet. */
export const BankPreview = ({ entries }: { readonly entries: readonly SortedEntry[] }) => {
  const text = bankText.useText();
  const shown = entries.slice(0, MOST_SHOWN);
  return (
    <div
      className="max-h-80 overflow-auto rounded-sm border border-line"
      tabIndex={0}
      role="region"
      aria-label={text.preview}
    >
      <table className="w-full text-sm">
        <thead className="text-left text-soft">
          <tr>
            <Head>{text.day}</Head>
            <Head look="text-right">{text.amount}</Head>
            <Head>{text.said}</Head>
            <Head look="max-sm:hidden">{text.use}</Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((sorted, at) => (
            <PreviewRow key={at} sorted={sorted} />
          ))}
        </tbody>
      </table>
      {entries.length > shown.length && (
        <p className="p-1.5 text-sm text-soft">{text.more(entries.length - shown.length)}</p>
      )}
    </div>
  );
};
