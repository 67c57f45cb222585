import { PathDrawing } from '../area/path-drawing.tsx';
import { PointsChart } from './points-chart.tsx';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { formatDay, formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { Panel } from './panel.tsx';
import { runningTotal } from './running-total.ts';

interface PointsPanelProps {
  readonly total: number;
  readonly byDay: Dashboard['pointsByDay'];
}

/** The learner's points and how they grew over the last 30 days. */
export const PointsPanel = ({ total, byDay }: PointsPanelProps) => {
  const text = learningText.useText();
  return (
    <Panel
      title={text.pointsTitle}
      lead={text.pointsMeaning}
      aside={
        <p className="text-right">
          <strong className="font-heading text-2xl tabular-nums">{formatNumber(total)}</strong>{' '}
          <span className="text-sm text-soft">{text.pointsTotal}</span>
        </p>
      }
    >
      {total === 0 ? (
        <div className="flex flex-col items-center gap-3 text-center text-soft">
          <PathDrawing />
          <p>{text.pointsEmpty}</p>
        </div>
      ) : (
        <PointsChart
          points={runningTotal(total, byDay).map(({ day, points }) => ({
            label: formatDay(day, { day: 'numeric', month: 'short' }),
            value: points,
          }))}
          caption={text.pointsCaption}
          labelHeading={text.day}
          valueHeading={text.pointsHeading}
          formatValue={(value) => formatNumber(value)}
        />
      )}
    </Panel>
  );
};
