import { currentLocale } from '../../../../shell/language/locale.ts';

const formatted = (value: number, currency: string, decimals: number): string =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** An amount without decimals, as the finance screen shows it. */
const roundAmount = (value: number, currency: string): string => formatted(value, currency, 0);

/** The same to the hundredth. */
export const exactAmount = (value: number, currency: string): string => formatted(value, currency, 2);

/** An amount without decimals; pointing at it shows it exactly, and it is read out exactly. */
export const MoneyAmount = ({ value, currency }: { readonly value: number; readonly currency: string }) => {
  const [round, exact] = [roundAmount(value, currency), exactAmount(value, currency)];
  return (
    <span title={exact} className="tabular-nums">
      <span aria-hidden="true">{round}</span>
      <span className="sr-only">{exact}</span>
    </span>
  );
};
