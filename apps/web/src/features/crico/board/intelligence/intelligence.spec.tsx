import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { me } from '../../area/crico.fixtures.ts';
import { card, door, live, openBoard, project } from '../board-site.ts';
import {
  anInsight,
  aRisk,
  insightsDoor,
  intelligenceDoor,
  intelligenceDoors,
  risksDoor,
  sentimentDoor,
  someIntelligence,
} from './intelligence.fixtures.ts';

const ai = { search: { view: 'ai' } };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const forecast = async () => within(await screen.findByRole('region', { name: 'Pronóstico de término' }));

describe('the overview', () => {
  it('shows the state of the project, when it is likely to be complete and how that was computed', async () => {
    const { container } = await openBoard(intelligenceDoors(), ai);
    await screen.findByRole('heading', { name: 'Inteligencia del proyecto con IA' });
    expect(screen.getByText('Análisis predictivo e ideas con IA para Proyecto 1')).toBeTruthy();
    const shown = await forecast();
    expect(shown.getByText('Probablemente el 4 de diciembre de 2026')).toBeTruthy();
    expect(shown.getByText(/Confianza: 42\s?% de terminar a más tardar el 1 de diciembre de 2026/)).toBeTruthy();
    expect(shown.getByText('No dentro de cinco años')).toBeTruthy();
    expect(shown.getByText(/10,000 simulaciones con el ritmo de los últimos 89 días.*acertó 3 de 4/)).toBeTruthy();
    await userEvent.click(shown.getByText('Ver como tabla'));
    expect(shown.getByRole('row', { name: /4 dic 2026 0 0–1 0–2 0–3/ })).toBeTruthy();
    const team = within(screen.getByRole('region', { name: 'Desempeño del equipo' }));
    expect(team.getByText(/Terminadas en 30 días \(10\).*15/)).toBeTruthy();
    expect(team.getByText('Sin datos todavía')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows three recommendations, and the others at a click', async () => {
    await openBoard(intelligenceDoors(), ai);
    const key = within(await screen.findByRole('region', { name: 'Hallazgos clave' }));
    expect(key.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(key.getByRole('button', { name: '1 más' }));
    expect(key.getByText(/Poner fecha límite a las tarjetas abiertas/)).toBeTruthy();
  });

  it('reports that there is too little data, and shows the estimates', async () => {
    const { predictions, ...others } = someIntelligence();
    const nothing = { estimated_completion_date: null, completion_confidence: null, dates: null, past_hits: null };
    const range = { from: '2026-12-01', to: '2026-12-20' };
    const few = {
      ...others,
      predictions: { ...predictions, ...nothing, method: 'estimates' as const, fan: [], range },
    };
    await openBoard({ ...intelligenceDoors(), [intelligenceDoor]: () => ({ body: few }) }, ai);
    expect((await forecast()).getByText(/Hay muy pocos datos/)).toBeTruthy();
    expect(screen.getByText(/entre el 1 de diciembre de 2026 y el 20 de diciembre de 2026/)).toBeTruthy();
  });
});

describe('risks', () => {
  it('show the reason, the probability and the advice, and are sorted', async () => {
    const risks = [aRisk(1, { due_on: '2026-12-09' }), aRisk(2, { risk_level: 'medium', risk_probability: 0.4 })];
    const { container } = await openBoard(intelligenceDoors(risks), ai);
    await tab('Riesgos');
    const list = within(await screen.findByRole('list', { name: 'Predicciones de riesgo' }));
    const titles = () => list.getAllByRole('button', { name: /^Abrir/ }).map(({ textContent }) => textContent);
    expect(titles()).toEqual(['SN-1 Tarea 1', 'SN-2 Tarea 2']);
    expect(list.getByText(/71\s?% de no cumplir/)).toBeTruthy();
    expect(
      list.getAllByText(/Sobre todo: poco tiempo · En parte: bloqueo, carga del responsable · 4 tarjetas antes/),
    ).toHaveLength(2);
    const [first] = list.getAllByRole('list', { name: 'Qué hacer' });
    expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('combobox', { name: /^Ordenar/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Por fecha límite' }));
    expect(titles()).toEqual(['SN-2 Tarea 2', 'SN-1 Tarea 1']);
  });

  it('show when there are none', async () => {
    await openBoard(intelligenceDoors([]), ai);
    await tab('Riesgos');
    expect(await screen.findByText('No hay predicciones de riesgo')).toBeTruthy();
  });
});

describe('insights', () => {
  it('are hidden by a person who does not find them useful, and come back on undo', async () => {
    let insights = [anInsight(1), anInsight(2, { id: 'velocity', kind: 'velocity', card_ids: [] })];
    const hide = (body: unknown) => {
      const { hidden_param: isHidden } = body as { hidden_param: boolean };
      insights = isHidden ? insights.slice(1) : [anInsight(1), ...insights];
      return { body: {} };
    };
    const doors = { [insightsDoor]: () => ({ body: { insights, hidden: 2 - insights.length } }) };
    const { lastRequest, container } = await openBoard(
      { ...intelligenceDoors(), ...doors, [door('hide_ai_insight')]: hide },
      ai,
    );
    await tab('Hallazgos');
    await screen.findByText('La velocidad del proyecto disminuye');
    expect(await axeFindings(container)).toEqual([]);
    await press('No es útil: Tarjeta con riesgo alto');
    await lastRequest('hide_ai_insight', {
      ...{ project_id_param: project, insight_id_param: `risk.high.${cardId(1)}`, hidden_param: true },
    });
    await waitFor(() => expect(screen.queryByText('Tarjeta con riesgo alto')).toBeNull());
    expect(screen.getByText('1 está oculto para ti.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Tarjeta con riesgo alto')).toBeTruthy();
  });

  it('follow insights hidden in another window, and show when there are none', async () => {
    let insights = [anInsight(1)];
    await openBoard({ ...intelligenceDoors(), [insightsDoor]: () => ({ body: { insights, hidden: 0 } }) }, ai);
    await tab('Hallazgos');
    await screen.findByText('Tarjeta con riesgo alto');
    insights = [];
    const data = { userId: me, projectId: project, insightId: `risk.high.${cardId(1)}`, isHidden: true };
    act(() => publish({ seq: 1, type: 'ai.insight.hidden', traceId: '', data }));
    expect(await screen.findByText('No hay hallazgos de IA')).toBeTruthy();
  });
});

it('reads again when a card changes, once for many changes', async () => {
  const { visits } = await openBoard(intelligenceDoors(), ai);
  await forecast();
  const count = (name: string) => visits.filter((visit) => visit.door === name).length;
  await waitFor(() => expect([risksDoor, intelligenceDoor, insightsDoor].map(count)).toEqual([1, 1, 1]));
  live(8, [{ of: 'card', id: cardId(1), set: { title: 'Otra' } }]);
  live(9, [{ of: 'card', id: cardId(1), set: { title: 'Nueva' } }]);
  await waitFor(() => expect(count(insightsDoor)).toBe(2), { timeout: 5_000 });
  expect([risksDoor, intelligenceDoor].map(count)).toEqual([2, 2]);
});

it('reports that the service is down, and the board does not change', async () => {
  const away = () => refusal(503, 'unavailable');
  const doors = { [risksDoor]: away, [intelligenceDoor]: away, [insightsDoor]: away, [sentimentDoor]: away };
  await openBoard(doors, ai);
  expect(
    await screen.findByText('La IA no está disponible ahora. Todo lo demás funciona.', {}, { timeout: 20_000 }),
  ).toBeTruthy();
  await press('Tablero');
  expect(await screen.findByRole('region', { name: 'Por hacer' })).toBeTruthy();
});

it('leads from a figure of the header to its cards, and leaves a card that had the focus alone', async () => {
  const { asked } = await openBoard({
    ...intelligenceDoors(),
    [door('update_cards')]: (body) => ({ body: aDelta(8, [], body as object) }),
  });
  act(() => card('Tarea 1').focus());
  await userEvent.keyboard('gi');
  await forecast();
  await userEvent.keyboard('1');
  await press(/Vencidas/);
  expect(await screen.findByRole('region', { name: 'Por hacer' })).toBeTruthy();
  expect(asked('update_cards')).toEqual([]);
});
