import { LOW_CONFIDENCE } from '@nivel/contracts/ai/ai-values';
import { formatDay } from '../../../../shell/days/days.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { ForecastFigure } from './forecast-figure.tsx';
import { intelligenceText } from './intelligence-text.ts';
import type { Intelligence } from './intelligence.queries.ts';
import { percentOf } from './percent.ts';

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const Dates = ({ dates }: { readonly dates: NonNullable<Intelligence['predictions']['dates']> }) => {
  const { forecast: text } = intelligenceText.useText();
  const rows = [
    [0.5, dates.p50],
    [0.8, dates.p80],
    [0.95, dates.p95],
  ] as const;
  return (
    <table className="w-fit border-collapse text-sm">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 pr-4 text-left">
            {text.chance}
          </th>
          <th scope="col" className="py-1 text-left">
            {text.doneBy}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([chance, day]) => (
          <tr key={chance} className="border-t border-line">
            <th scope="row" className="py-1 pr-4 text-left font-normal tabular-nums">
              {percentOf(chance)}
            </th>
            <td className="py-1">{day === null ? text.far : formatDay(day, long)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The day by pace: the date, its probability, its method and how often that was right. */
const Simulated = ({ predictions, basis }: Pick<Intelligence, 'predictions' | 'basis'>) => {
  const { forecast: text } = intelligenceText.useText();
  const { estimated_completion_date: day, completion_confidence: confidence, target_on: target } = predictions;
  return (
    <>
      <p className="font-heading text-xl font-bold">{day === null ? text.far : text.by(formatDay(day, long))}</p>
      {confidence !== null && (
        <p className={confidence < LOW_CONFIDENCE ? 'font-medium text-danger' : ''}>
          {text.confidence(percentOf(confidence))}{' '}
          {target === null ? text.noTarget : text.untilTarget(formatDay(target, long))}
        </p>
      )}
      {predictions.dates && <Dates dates={predictions.dates} />}
      <p className="text-sm text-soft">
        {text.method(predictions.runs.toLocaleString(currentLocale()), basis.finished, basis.days)}
        {predictions.past_hits && ` ${text.hits(predictions.past_hits.hits, predictions.past_hits.tries)}`}
      </p>
      {predictions.fan.length > 1 && <ForecastFigure {...predictions} />}
    </>
  );
};

/** When a project is likely to be complete, or what is missing for a forecast. */
export const CompletionForecast = ({ predictions, basis }: Pick<Intelligence, 'predictions' | 'basis'>) => {
  const { forecast: text } = intelligenceText.useText();
  const { method, range } = predictions;
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      <h4 className="font-semibold">{text.title}</h4>
      {method === 'simulation' && <Simulated predictions={predictions} basis={basis} />}
      {method === 'complete' && <p>{text.complete}</p>}
      {method === 'none' && basis.open === 0 && <p>{text.nothing}</p>}
      {(method === 'estimates' || method === 'none') && basis.open > 0 && (
        <>
          <p>{text.tooLittle}</p>
          <p className="text-soft">
            {range === null ? text.estimateFirst : text.range(formatDay(range.from, long), formatDay(range.to, long))}
          </p>
        </>
      )}
    </section>
  );
};
