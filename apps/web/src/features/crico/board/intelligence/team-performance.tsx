import { intelligenceText } from './intelligence-text.ts';
import type { Intelligence } from './intelligence.queries.ts';
import { percentOf } from './percent.ts';

/** The figures of the team, each with its formula. */
export const TeamPerformance = ({ metrics, basis }: Pick<Intelligence, 'metrics' | 'basis'>) => {
  const { team: text, cards } = intelligenceText.useText();
  const { finished_recently: recent, finished_before: before, finished, reopened, shared, touched } = basis;
  const rows = [
    [
      text.velocity,
      metrics.velocity_score,
      before === null ? text.noVelocity : text.velocityFormula(recent, String(Math.round(before * 10) / 10)),
    ],
    [text.quality, metrics.quality_score, text.qualityFormula(finished - reopened, finished)],
    [text.collaboration, metrics.collaboration_score, text.collaborationFormula(shared, touched)],
  ] as const;
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      <h4 className="font-semibold">{text.title}</h4>
      <dl className="flex flex-col gap-2">
        {rows.map(([name, score, formula]) => (
          <div key={name} title={formula} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{score === null ? cards.nothing : percentOf(score)}</dd>
            <dd className="col-span-2 text-sm text-soft">{formula}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
