import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { BookOpenText, CirclePlay, Flame, MessageCircleQuestion, Smartphone, Sprout } from 'lucide-react';
import { Axo } from '../../../shell/brand/axo.tsx';
import { Terraces } from '../../../shell/brand/terraces.tsx';
import { useSession } from '../../../shell/session/session.ts';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { homeText } from './home-text.ts';
import { LevelPath } from './level-path.tsx';
import { SampleQuestionPlace } from './sample-question-place.tsx';

const partIcons = { video: CirclePlay, text: BookOpenText, exercises: MessageCircleQuestion };
const habitIcons = [Flame, Sprout, Smartphone];
const section = 'mx-auto w-full max-w-6xl px-4 sm:px-6';

/** The next step for this person. */
const CallToAction = () => {
  const text = homeText.useText();
  const isSignedIn = useSession().status === 'signed-in';
  const look = buttonLook({ size: 'lg', animated: true });
  return isSignedIn ? (
    <Link to="/estudiantes-dashboard" className={look}>
      {text.continue}
    </Link>
  ) : (
    <Link to="/register" className={look}>
      {text.start}
    </Link>
  );
};

const Hero = () => {
  const text = homeText.useText();
  return (
    <section
      className={`${section} grid items-center gap-8 py-8 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-20`}
    >
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-[clamp(2.4rem,1.4rem+4.4vw,4.25rem)] leading-[1.04] font-extrabold">{text.heroTitle}</h1>
        <p className="max-w-[52ch] text-lg text-soft sm:text-xl">{text.heroText}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CallToAction />
          <Link to="/login" className={buttonLook({ variant: 'ghost', size: 'lg' })}>
            {text.haveAccount}
          </Link>
        </div>
        <p className="text-soft">{text.heroNote}</p>
      </div>
      <Terraces className="w-full" />
    </section>
  );
};

const HowItFeels = () => {
  const text = homeText.useText();
  return (
    <section className={`${section} grid items-start gap-10 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16`}>
      <div>
        <h2 className="text-3xl sm:text-4xl">{text.feelTitle}</h2>
        <p className="mt-3 text-lg text-soft">{text.feelText}</p>
        <ul className="mt-8 flex flex-col gap-6">
          {(['video', 'text', 'exercises'] as const).map((type) => {
            const Icon = partIcons[type];
            const [title, description] = text.feel[type];
            return (
              <li key={type} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
                  <Icon aria-hidden="true" size={26} />
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1 text-soft">{description}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <SampleQuestionPlace />
    </section>
  );
};

const Habits = () => {
  const text = homeText.useText();
  return (
    <section className="border-y border-line bg-sunken">
      <div className={`${section} py-16 sm:py-20`}>
        <h2 className="text-3xl sm:text-4xl">{text.habitsTitle}</h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {text.habits.map(([title, description], index) => {
            const Icon = habitIcons[index] ?? Sprout;
            return (
              <li key={title} className="flex flex-col gap-2">
                <Icon aria-hidden="true" size={30} className="text-accent" />
                <h3 className="text-xl">{title}</h3>
                <p className="text-soft">{description}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};

export const HomePage = () => {
  const text = homeText.useText();
  useTitle(text.title);
  return (
    <>
      <Hero />
      <section className="border-y border-line bg-sunken">
        <div className={`${section} py-16 sm:py-24`}>
          {/* Not wider than the two lower steps: the third rises beside it. */}
          <div className="max-w-xl lg:max-w-[47%]">
            <h2 className="text-3xl sm:text-4xl">{text.pathTitle}</h2>
            <p className="mt-3 text-lg text-soft">{text.pathText}</p>
          </div>
          <div className="mt-8 lg:-mt-16">
            <LevelPath />
          </div>
        </div>
      </section>
      <HowItFeels />
      <Habits />
      <section className={`${section} flex flex-col items-center gap-5 py-16 text-center sm:py-24`}>
        <Axo mood="cheer" size={132} />
        <h2 className="max-w-[20ch] text-3xl sm:text-5xl">{text.closingTitle}</h2>
        <p className="text-lg text-soft">{text.closingText}</p>
        <CallToAction />
      </section>
    </>
  );
};
