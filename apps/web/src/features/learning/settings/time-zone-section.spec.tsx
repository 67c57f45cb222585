import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, toasts } from '../area/learners-site.ts';
import { aDashboard } from '../area/learning.fixtures.ts';
import { zonesByRegion } from './time-zones.ts';

const door = 'POST /rest/v1/rpc/update_time_zone';
const openSettings = async () => {
  await renderApp('/dashboard/ajustes');
  const select = await screen.findByRole('combobox', { name: 'Zona horaria' });
  return select as HTMLSelectElement;
};

describe('the time zone of a learner', () => {
  it('is shown, saved when another is chosen, and followed by a new dashboard', async () => {
    let timeZone = 'America/Mexico_City';
    const visits = learnersSite({
      'POST /graphql': () => ({ body: { data: { studentDashboard: aDashboard({ timeZone }) } } }),
      [door]: (body) => {
        timeZone = (body as { time_zone: string }).time_zone;
        return { body: { timeZone } };
      },
    });
    const select = await openSettings();
    expect(select.selectedOptions[0]?.text).toBe('Mexico City');
    expect(await axeFindings(screen.getByRole('region', { name: 'Zona horaria' }))).toEqual([]);
    await userEvent.selectOptions(select, 'America/Tijuana');
    await waitFor(() => expect(toasts().textContent).toContain('Tu zona horaria quedó guardada.'));
    expect(select.value).toBe('America/Tijuana');
    const ofLearning = () => visits.filter((visit) => [door, 'POST /graphql'].includes(visit.door));
    await waitFor(() =>
      expect(ofLearning().map((visit) => visit.door)).toEqual(['POST /graphql', door, 'POST /graphql']),
    );
    expect(ofLearning()[1]?.body).toEqual({ time_zone: 'America/Tijuana' });
  });

  it('stays unchanged when it cannot be saved, and shows why', async () => {
    learnersSite({ [door]: () => ({ status: 503, body: { code: 'unavailable', message: '' } }) });
    const select = await openSettings();
    await userEvent.selectOptions(select, 'Europe/Madrid');
    await waitFor(() =>
      expect(toasts().textContent).toContain('No se pudo guardar tu zona horaria: El servidor no responde'),
    );
    expect(select.value).toBe('America/Mexico_City');
  });

  it('changes once a day, and shows that', async () => {
    learnersSite({ [door]: () => ({ status: 429, body: { code: 'time_zone_changed_recently', message: '' } }) });
    const select = await openSettings();
    await userEvent.selectOptions(select, 'Europe/Madrid');
    await waitFor(() => expect(toasts().textContent).toContain('La zona horaria se puede cambiar una vez al día'));
    expect(select.value).toBe('America/Mexico_City');
  });
});

describe('the list of time zones', () => {
  it('names places by region, and includes the one that is in use', () => {
    const zones = zonesByRegion('Etc/Nowhere_Far');
    expect(zones.get('America')).toContainEqual({ name: 'America/Argentina/Ushuaia', place: 'Ushuaia, Argentina' });
    expect(zones.get('Etc')).toContainEqual({ name: 'Etc/Nowhere_Far', place: 'Nowhere Far' });
    expect(zonesByRegion('UTC').get('UTC')).toEqual([{ name: 'UTC', place: 'UTC' }]);
  });
});
