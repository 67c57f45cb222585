import { useNavigate, useSearch } from '@tanstack/react-router';

/** The finance screen's values in the address; every section reads its own part. */
export type MoneySearch = Readonly<Record<string, string | number | boolean | undefined>>;

/** The display is in the address, so that a link and going back lead to the same. */
export const useMoneySearch = () => {
  const search: MoneySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (values: MoneySearch, { replace = false } = {}): void => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ to: '/crico/money', search: next as never, replace });
  };
  /** Another section starts with its default display, except for its initial parameters and the currency of the figures. */
  const go = (section: string, values: MoneySearch = {}): void =>
    void navigate({
      to: '/crico/money',
      search: {
        section,
        ...(search['currency'] !== undefined && { currency: search['currency'] }),
        ...values,
      } as never,
    });
  return { search, change, go };
};

/** A text from the address; empty if it is missing. */
export const searchText = (value: MoneySearch[string]): string => (value === undefined ? '' : String(value));

/** The page of the address, counted from 1. */
export const searchPage = ({ page }: MoneySearch): number => Math.max(1, Math.trunc(Number(page ?? 1)) || 1);

/** One of several words of the address, else the first. */
export const searchChoice = <Choice extends string>(
  value: MoneySearch[string],
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.find((one) => one === value) ?? choices[0];
