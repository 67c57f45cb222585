import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, KanbanSquare, Route } from 'lucide-react';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { TeamOfferRequest } from './team-offer-request.tsx';
import { teamsText } from './teams-text.ts';

const icons = [Route, ChartNoAxesColumn, KanbanSquare];

/** The offer to companies and teams: its content, and the form to request a price. */
export const ProfessionalHomePage = () => {
  const text = teamsText.useText();
  useTitle(text.title);
  return (
    <div className="mx-auto grid w-full max-w-6xl items-start gap-10 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
      <div className="flex flex-col items-start gap-6">
        <p className="font-semibold text-accent">{text.title}</p>
        <h1 className="text-[clamp(2.2rem,1.4rem+3.4vw,3.5rem)] leading-[1.06] font-extrabold">{text.heroTitle}</h1>
        <p className="max-w-[52ch] text-lg text-soft sm:text-xl">{text.heroText}</p>
        <ul className="mt-2 flex flex-col gap-6">
          {text.offers.map(([title, description], index) => {
            const Icon = icons[index] ?? Route;
            return (
              <li key={title} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
                  <Icon aria-hidden="true" size={26} />
                </span>
                <div>
                  <h2 className="text-xl">{title}</h2>
                  <p className="mt-1 max-w-[48ch] text-soft">{description}</p>
                </div>
              </li>
            );
          })}
        </ul>
        <Link to="/" className={buttonLook({ variant: 'ghost' })}>
          {text.home}
        </Link>
      </div>
      <TeamOfferRequest />
    </div>
  );
};
