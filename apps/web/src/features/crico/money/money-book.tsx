import { Tabs } from '@nivel/ui/tabs';
import { Suspense } from 'react';
import { useOnline } from '../../../shell/live/use-online.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { LoadingRows } from '../area/list-states.tsx';
import { moneyText } from './money-text.ts';
import { moneySections } from './money-sections.ts';
import { useLiveBook } from './frame/use-live-book.ts';
import { useMoneySearch } from './frame/use-money-search.ts';

/** The book of the installation, section by section. */
export const MoneyBook = () => {
  const text = moneyText.useText();
  const { search, go } = useMoneySearch();
  const { account_role: role } = usePermissions();
  const isOnline = useOnline();
  useLiveBook();
  const sections = moneySections.filter(({ isForAdminsOnly }) => isForAdminsOnly !== true || role === 'admin');
  const shown = sections.find(({ name }) => name === search['section']) ?? sections[0];
  if (!shown) return null;
  return (
    <>
      {!isOnline && (
        <p role="status" className="rounded-sm bg-sunken px-3 py-2">
          {text.offline}
        </p>
      )}
      <div>
        <Tabs
          label={text.title}
          tabs={sections.map(({ name }) => ({ name, label: text.sections[name] }))}
          chosen={shown.name}
          onChoose={(section) => go(section)}
        >
          <Suspense fallback={<LoadingRows />}>
            <shown.Section />
          </Suspense>
        </Tabs>
      </div>
    </>
  );
};
