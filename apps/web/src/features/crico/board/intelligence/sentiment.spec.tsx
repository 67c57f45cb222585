import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../area/crico.fixtures.ts';
import { refusal } from '../../area/crico-site.ts';
import { door, openBoard, project } from '../board-site.ts';
import { anInsight, aSentiment, insightsDoor, intelligenceDoors, sentimentDoor } from './intelligence.fixtures.ts';

const ai = { search: { view: 'ai' } };
const tab = async () => userEvent.click(await screen.findByRole('tab', { name: 'Sentimiento' }));
const list = async () => within(await screen.findByRole('list', { name: 'Análisis del sentimiento del equipo' }));
const shows = (sentiments: readonly unknown[]) => ({
  ...intelligenceDoors(),
  [sentimentDoor]: () => ({ body: sentiments }),
});

describe('the sentiment of a team', () => {
  it('is a person per row for leads, with words beside the bar, in the period they choose', async () => {
    const low = aSentiment({ user_id: me, sentiment_score: -0.5, sentiment_trend: 'critical', people: 1 });
    const { container, lastRequest } = await openBoard(shows([low]), { ...ai, role: 'lead' });
    expect(await screen.findByText('Estimación por reglas de 1 persona')).toBeTruthy();
    await tab();
    const rows = await list();
    expect(rows.getByText(/25\s?% · Negativo/)).toBeTruthy();
    expect(rows.getByText('Crítico')).toBeTruthy();
    expect(rows.getByText('9 positivos, 1 negativo, 5 neutrales')).toBeTruthy();
    expect(rows.getByText(/Carga 42\s?% · Presión de fechas 25\s?% · 1 tarjeta devuelta/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('combobox', { name: /^Periodo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Últimos 7 días' }));
    await lastRequest('analyze_team_sentiment', { project_id_param: project, analysis_period_hours: 168 });
  });

  it('is the mean of a whole week for members, without a choice of period', async () => {
    await openBoard(shows([aSentiment()]), ai);
    await tab();
    const rows = await list();
    expect(rows.getByText('Equipo (4 personas)')).toBeTruthy();
    expect(rows.getByText(/65\s?% · Positivo/)).toBeTruthy();
    expect(screen.getByText(/Promedio de la semana del 16.*22/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /^Periodo/ })).toBeNull();
  });

  it('is not there for guests', async () => {
    const { asked } = await openBoard(intelligenceDoors(), { ...ai, role: 'guest' });
    await screen.findByRole('tab', { name: 'Riesgos' });
    expect(screen.queryByRole('tab', { name: 'Sentimiento' })).toBeNull();
    expect(screen.queryByText('Sentimiento del equipo')).toBeNull();
    expect(asked('analyze_team_sentiment')).toEqual([]);
  });

  it('reports that there is none, and that it could not be loaded', async () => {
    let isAway = false;
    const doors = {
      ...intelligenceDoors(),
      [sentimentDoor]: () => (isAway ? refusal(403, 'forbidden') : { body: [] }),
    };
    await openBoard(doors, { ...ai, role: 'lead' });
    await tab();
    expect(await screen.findByText('No hay datos de sentimiento')).toBeTruthy();
    isAway = true;
    await userEvent.click(screen.getByRole('combobox', { name: /^Periodo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Últimos 7 días' }));
    expect(await screen.findByText('No se pudo cargar el sentimiento del equipo')).toBeTruthy();
  });

  it('leaves out a person who opts out, and is read again', async () => {
    let takesPart = true;
    const choose = (body: unknown) => {
      takesPart = (body as { takes_part: boolean }).takes_part;
      return { body: { takes_part: takesPart } };
    };
    const doors = {
      ...intelligenceDoors(),
      [sentimentDoor]: () => ({ body: takesPart ? [aSentiment()] : [] }),
      [door('read_sentiment_choice')]: () => ({ body: { takes_part: takesPart } }),
      [door('set_sentiment_choice')]: choose,
    };
    const { lastRequest } = await openBoard(doors, ai);
    await tab();
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Incluir lo que escribo/ });
    await list();
    await userEvent.click(choice);
    await lastRequest('set_sentiment_choice', { takes_part: false });
    expect(await screen.findByText('No hay datos de sentimiento')).toBeTruthy();
    await waitFor(() => expect(choice.checked).toBe(false));
  });

  it('is an insight about the team or about a person', async () => {
    const sentimentInsight = (values: Parameters<typeof anInsight>[1]) =>
      anInsight(1, { type: 'sentiment', kind: 'sentiment', card_ids: [], value: 0.25, ...values });
    const insights = [
      sentimentInsight({ id: 'sentiment.critical.team', severity: 'critical' }),
      sentimentInsight({ id: `sentiment.declining.${me}`, severity: 'high', user_id: me }),
    ];
    await openBoard({ ...intelligenceDoors(), [insightsDoor]: () => ({ body: { insights, hidden: 0 } }) }, ai);
    await userEvent.click(await screen.findByRole('tab', { name: 'Hallazgos' }));
    expect(await screen.findByText('Sentimiento crítico: el equipo')).toBeTruthy();
    expect(screen.getByText(/^El sentimiento empeora: /)).toBeTruthy();
    expect(screen.getAllByText(/Estimación por reglas: 25\s?%/)).toHaveLength(2);
  });
});
