import { useId } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { ForecastDrawing } from './forecast-drawing.tsx';
import { intelligenceText } from './intelligence-text.ts';
import type { Intelligence } from './intelligence.queries.ts';

type Predictions = Intelligence['predictions'];

const long = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const cell = 'py-1 pr-4 text-right whitespace-nowrap tabular-nums';

const FanTable = ({ fan, labelledBy }: { readonly fan: Predictions['fan']; readonly labelledBy: string }) => {
  const { forecast: text } = intelligenceText.useText();
  const columns = [text.middle, text.bounds(50), text.bounds(80), text.bounds(95)];
  return (
    <div className="max-h-64 overflow-auto" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <table className="mt-1 border-collapse text-sm">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="py-1 pr-4 text-left">
              {text.day}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fan.map(({ day, middle, bounds_50: half, bounds_80: most, bounds_95: all }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap">
                {formatDay(day, long)}
              </th>
              <td className={cell}>{middle}</td>
              {[half, most, all].map(([least, upper], at) => (
                <td key={columns[at + 1]} className={cell}>
                  {least}–{upper}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The fan of the remaining work, with the table behind it. */
export const ForecastFigure = ({ fan, target_on: target }: Predictions) => {
  const { forecast: text } = intelligenceText.useText();
  const id = useId();
  return (
    <figure aria-labelledby={id} className="m-0">
      <figcaption id={id} className="text-sm text-soft">
        {text.remaining}
      </figcaption>
      <ForecastDrawing fan={fan} target={target} />
      <details>
        <summary className="min-h-6 w-fit cursor-pointer text-sm text-soft pointer-coarse:py-2.5">{text.table}</summary>
        <FanTable fan={fan} labelledBy={id} />
      </details>
    </figure>
  );
};
