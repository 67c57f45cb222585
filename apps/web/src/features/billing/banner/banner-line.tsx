import { classNames } from '@nivel/ui/class-names';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleAlert, Info } from 'lucide-react';
import { billingText } from '../area/billing-text.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import { useNextCharge } from '../area/use-next-charge.ts';
import type { Banner } from './banner-rule.ts';

const looks = {
  trial: { Icon: CalendarClock, tone: 'bg-info-soft text-info' },
  failed: { Icon: CircleAlert, tone: 'bg-danger-soft text-danger' },
  canceled: { Icon: Info, tone: 'bg-warning-soft text-warning' },
};

/** One line above the page, with a link to act on it. */
export const BannerLine = ({ kind, plan, subscriptionId, moment }: Banner) => {
  const text = billingText.useText();
  const { amount } = useNextCharge({ subscriptionId, plan }, kind === 'trial');
  const { Icon, tone } = looks[kind];
  const [name, day] = [text.names[plan], dayOf(moment)];
  const said = {
    trial: amount === undefined ? text.bannerTrialDay(name, day) : text.bannerTrial(name, day, pesos(amount)),
    failed: text.bannerFailed(day),
    canceled: text.bannerCanceled(name, day),
  };
  return (
    <aside aria-label={text.sectionTitle} className={classNames('px-4 sm:px-6', tone)}>
      <div className="mx-auto flex min-h-11 max-w-7xl flex-wrap items-center gap-x-3 py-1">
        <Icon aria-hidden="true" size={20} className="shrink-0" />
        <p className="min-w-0 flex-1 basis-60 font-medium tabular-nums">{said[kind]}</p>
        <Link
          to="/dashboard/ajustes"
          hash="suscripcion"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 max-sm:ml-8"
        >
          {text.bannerLink}
        </Link>
      </div>
    </aside>
  );
};
