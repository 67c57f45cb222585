import { buttonLook } from '@nivel/ui/button-look';
import { classNames } from '@nivel/ui/class-names';
import { EmptyState } from '@nivel/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock } from 'lucide-react';
import { Axo } from '../../../shell/brand/axo.tsx';
import { levelLook } from '../area/levels/level-look.ts';
import { LevelMark } from '../area/levels/level-mark.tsx';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { PartIcon } from '../area/part-icon.tsx';

type Next = NonNullable<Dashboard['next']>;

const Facts = ({ next }: { readonly next: Next }) => {
  const text = learningText.useText();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft">
      <li className="flex items-center gap-1.5">
        <PartIcon type={next.type} size={18} />
        {text.partTypes[next.type]}
      </li>
      <li className="flex items-center gap-1.5 font-semibold text-text">
        <Clock aria-hidden="true" size={18} />
        {text.minutesLeft(next.minutesLeft)}
      </li>
      <li>{text.earned(formatNumber(next.points))}</li>
    </ul>
  );
};

interface ContinueCardProps extends Pick<Dashboard, 'next'> {
  /** Nothing was completed yet. */
  readonly isNew: boolean;
}

/** The one thing to do next, with a button that is on the first screen of a phone. */
export const ContinueCard = ({ next, isNew }: ContinueCardProps) => {
  const text = learningText.useText();
  if (!next) {
    return (
      <EmptyState
        drawing={<Axo mood="sleep" size={120} />}
        title={text.allDoneTitle}
        className="rounded-lg border border-line bg-raised"
      >
        <p>{text.allDoneText}</p>
      </EmptyState>
    );
  }
  const look = levelLook(next.levelId);
  return (
    <section
      aria-labelledby="continue-title"
      className={classNames('relative overflow-hidden rounded-lg border border-line p-5 shadow-low sm:p-8', look.soft)}
    >
      <div aria-hidden="true" className="absolute -right-6 -bottom-10 opacity-25 max-sm:hidden">
        <LevelMark level={next.levelId} size={220} />
      </div>
      <div className="relative flex flex-col gap-3">
        <h2 id="continue-title" className={classNames('font-sans text-base font-semibold tracking-normal', look.text)}>
          {isNew && !next.isStarted ? text.beginTitle : text.continueTitle}
        </h2>
        <p className="max-w-[26ch] font-heading text-2xl leading-tight font-bold tracking-tight sm:text-4xl">
          {next.title}
        </p>
        <p className="text-soft">
          {next.levelId} · {next.moduleTitle} · {text.partOf(next.number, next.count)}
        </p>
        <Facts next={next} />
        <Link
          to="/dashboard/modulos/$moduleId/partes/$partId"
          params={{ moduleId: next.moduleId, partId: next.partId }}
          className={classNames(buttonLook({ size: 'lg', animated: true }), 'mt-2 self-start max-sm:w-full')}
        >
          {next.isStarted ? text.continueButton : text.startButton}
          <ArrowRight aria-hidden="true" size={22} />
        </Link>
      </div>
    </section>
  );
};
