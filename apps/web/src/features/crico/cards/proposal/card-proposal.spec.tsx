import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, aWholeCard, cardId, listId } from '../../area/project/board.fixtures.ts';
import { aMilestone, aProposal } from '../../area/proposals/proposal.fixture.ts';
import { door, openBoard } from '../../board/board-site.ts';
import { openCard } from '../editor/card-editor.fixture.ts';

const PARSE = 'POST /api/parse-description';
const found = aProposal([
  aMilestone(1, { priority: 'high', reasons: ['stated_priority', 'stated_day'] }),
  aMilestone(2, { start_on: '2026-12-03', due_on: '2026-12-09', depends_on: ['m1'] }),
]);
const done = (body: unknown) => ({ body: aDelta(8, [], body as object) });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const suggestions = () => screen.findByRole('dialog', { name: 'Sugerencias de la IA' });
const described = aWholeCard({
  description: { text: 'Hay que dar dos pasos.', version: 1 },
  notes: { text: '', version: 0 },
});

describe('the description of an existing card', () => {
  it('is analyzed, and the chosen parts are applied by one command', async () => {
    const { asked, visits, request } = await openCard({
      [PARSE]: () => ({ body: found }),
      [door('read_card')]: () => ({ body: described }),
      [door('apply_proposal')]: done,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Analizar con IA' }));
    const dialog = await suggestions();
    expect(await screen.findByText('Se encontraron 2 sugerencias')).toBeTruthy();
    expect((await requestTo(visits, PARSE)).body).toMatchObject({ description: 'Hay que dar dos pasos.' });
    expect(dialog.textContent).toContain('Se usó el 75');
    expect(within(dialog).getByRole('checkbox', { name: /^Prioridad: ahora Media.*propuesto Alta$/ })).toBeTruthy();
    expect(await axeFindings(dialog)).toEqual([]);
    expect(asked('apply_proposal')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Horas estimadas/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Paso 1' }));
    await userEvent.click(button('Aplicar'));
    const { body } = await request('apply_proposal');
    expect(body).toMatchObject({
      create: [{ title: 'Paso 2', list_id: listId(1), depends_on: [], set: { due_on: '2026-12-09' } }],
      update: [{ card_id: cardId(1), set: { priority: 'high', start_on: '2026-12-01', due_on: '2026-12-09' } }],
    });
    expect(await screen.findByText('Sugerencias de la IA aplicadas')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sugerencias de la IA' })).toBeNull());
  });

  it('changes nothing if the suggestions are cancelled, and shows when there are none or no service', async () => {
    let answer: { status?: number; body: unknown } = { body: aProposal([]) };
    const { asked } = await openCard({
      [PARSE]: () => answer,
      [door('read_card')]: () => ({ body: described }),
    });
    const parse = await screen.findByRole('button', { name: 'Analizar con IA' });
    await userEvent.click(parse);
    expect(await screen.findByText('Servicio de IA no disponible')).toBeTruthy();
    answer = refusal(503, 'unavailable');
    await userEvent.click(parse);
    answer = { body: found };
    await waitFor(() => expect(button('Analizar con IA').disabled).toBe(false));
    await userEvent.click(button('Analizar con IA'));
    await userEvent.click(within(await suggestions()).getByRole('button', { name: 'Cancelar' }));
    expect(asked('apply_proposal')).toEqual([]);
  });
});

describe('the description of a new card', () => {
  const openWizard = async (doors: Parameters<typeof openBoard>[0]) => {
    const app = await openBoard(doors);
    await userEvent.keyboard('{Control>}n{/Control}');
    await screen.findByRole('dialog', { name: 'Crear tarjeta nueva' });
    await userEvent.click(button('O crear desde cero'));
    return app;
  };

  it('must be there to be analyzed', async () => {
    const { visits } = await openWizard({ [PARSE]: () => ({ body: found }) });
    await userEvent.click(button('Analizar con IA'));
    expect(await screen.findByText('Primero escribe una descripción para el análisis de IA')).toBeTruthy();
    expect(visits.some((visit) => visit.door === PARSE)).toBe(false);
  });

  it('fills in the form, and writes nothing before the card is made', async () => {
    const { asked, request } = await openWizard({ [PARSE]: () => ({ body: found }), [door('create_card')]: done });
    await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), 'Feria');
    await userEvent.type(screen.getByRole('textbox', { name: 'Descripción' }), 'Dos pasos');
    await userEvent.click(button('Analizar con IA'));
    await suggestions();
    await userEvent.click(button('Aplicar'));
    expect(await screen.findByText('Sugerencias de la IA aplicadas')).toBeTruthy();
    expect(asked('create_card')).toEqual([]);
    await userEvent.click(button('Siguiente'));
    await userEvent.click(button('Siguiente'));
    await userEvent.click(button('Crear tarjeta'));
    expect((await request('create_card')).body).toMatchObject({
      title: 'Feria',
      priority: 'high',
      start_on: '2026-12-01',
      due_on: '2026-12-09',
      estimated_hours: 32,
      checklist: [{ text: 'Paso 1', done: false }, { text: 'Paso 2' }],
    });
  });
});
