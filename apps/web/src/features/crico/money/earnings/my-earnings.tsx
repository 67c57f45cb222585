import { EmptyState } from '@nivel/ui/empty-state';
import { Wallet } from 'lucide-react';
import { moneyText } from '../money-text.ts';

/** The shares of whoever is here, and nothing of anybody else. */
export const MyEarnings = () => {
  const text = moneyText.useText();
  return (
    <EmptyState drawing={<Wallet aria-hidden="true" size={40} className="text-soft" />} title={text.myEarningsEmpty}>
      {text.myEarningsEmptyText}
    </EmptyState>
  );
};
