import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { MyEarnings } from './earnings/my-earnings.tsx';
import { MoneyBook } from './money-book.tsx';
import { useLiveBookAccess } from './frame/use-live-book.ts';
import { moneyText } from './money-text.ts';

/** The finance screen: the book for administrators and managers, their own earnings for everybody else. */
export const MoneyPage = () => {
  const text = moneyText.useText();
  const isBookkeeper = usePermissions().account_role !== 'user';
  const title = isBookkeeper ? text.title : text.myEarnings;
  useTitle(title);
  useLiveBookAccess();
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-5 outline-none">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {isBookkeeper && <p className="text-soft">{text.lead}</p>}
      </div>
      {isBookkeeper ? <MoneyBook /> : <MyEarnings />}
    </main>
  );
};
