import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { equityPageQuery, equityQuery, type Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { useEquityView } from './use-equity-view.ts';

/** The assignment that the address names, also where it is on another page; a deleted one is reported and closed. */
export const useChosenEquity = (): Equity | null => {
  const text = equityText.useText();
  const { status, page, chosen, close } = useEquityView();
  const { data: shown } = useQuery(equityPageQuery(status, page));
  const here = shown?.data.find(({ id }) => id === chosen);
  const isElsewhere = chosen !== '' && shown !== undefined && here === undefined;
  const { data: elsewhere } = useQuery({ ...equityQuery(chosen), enabled: isElsewhere });
  const isGone = isElsewhere && elsewhere === null;
  useEffect(() => {
    if (!isGone) return;
    notify({ type: 'error', message: text.errors['equity_not_found'] ?? '' });
    close();
  }, [isGone]);
  return here ?? (isElsewhere && elsewhere ? elsewhere : null);
};
