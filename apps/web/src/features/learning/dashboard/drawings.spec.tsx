import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { render, screen } from '@testing-library/react';
import { Axo } from '../../../shell/brand/axo.tsx';
import { PointsChart } from './points-chart.tsx';
import { StreakWeek } from './streak-week.tsx';

describe('drawings and charts', () => {
  it('have a description for those who do not see them', async () => {
    const { container } = render(
      <>
        <Axo mood="cheer" label="Axo celebra" />
        <StreakWeek label="Esta semana" days={[{ short: 'L', label: 'lunes: con actividad', state: 'done' }]} />
        <PointsChart
          points={[
            { label: '1 nov', value: 0 },
            { label: '2 nov', value: 30 },
          ]}
          caption="Puntos"
          labelHeading="Día"
          valueHeading="Puntos"
          formatValue={String}
        />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Axo celebra' })).toBeTruthy();
    expect(screen.getByText('lunes: con actividad')).toBeTruthy();
    expect(screen.getByRole('row', { name: '2 nov 30' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });
});
