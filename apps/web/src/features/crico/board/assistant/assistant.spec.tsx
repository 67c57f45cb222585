import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../../shell/session/session.ts';
import { requestTo, silent } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, cardId, listId } from '../../area/project/board.fixtures.ts';
import { changeRole, door, openBoard, project } from '../board-site.ts';
import { intelligenceDoors } from '../intelligence/intelligence.fixtures.ts';
import { aNewCard, anAnswer, CHAT } from './assistant.fixtures.ts';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const openAssistant = async (doors: Parameters<typeof openBoard>[0], shown?: Parameters<typeof openBoard>[1]) => {
  const app = await openBoard(doors, shown);
  await userEvent.click(button('Asistente de IA'));
  await screen.findByRole('dialog', { name: 'Asistente de proyectos con IA' });
  return app;
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Escribe un mensaje al asistente' });
const log = () => within(screen.getByRole('log', { name: 'Conversación con el asistente' }));
const say = async (text: string) => userEvent.type(field(), `${text}{Enter}`);
const done = (body: unknown) => ({ body: aDelta(8, [], body as object) });

const threeCards = anAnswer({
  ...{ response: 'Propongo 3 tarjetas nuevas.', topic: 'create' },
  proposal: { kind: 'cards', create: ['Barrer', 'Trapear', 'Pintar'].map((title) => aNewCard(title)), update: [] },
});

describe('a message', () => {
  it('is sent with Enter, with the project and the day, and answered with cards as links', async () => {
    const cards = [{ card_id: cardId(1), reference: 'PROJ-1', title: 'Tarea 1' }];
    const { visits, container } = await openAssistant({ [CHAT]: () => ({ body: anAnswer({ cards, total: 1 }) }) });
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), 'una{Shift>}{Enter}{/Shift}dos');
    expect(field().value).toBe('una\ndos');
    await userEvent.clear(field());
    await say('tarjetas vencidas');
    const { body } = await requestTo(visits, CHAT);
    expect(body).toMatchObject({
      message: 'tarjetas vencidas',
      context: { project_id: project, language: 'es' },
      smartMode: true,
    });
    expect(await log().findByText('Hay 1 tarjeta vencida.')).toBeTruthy();
    expect(log().getByRole('link', { name: 'PROJ-1 Tarea 1' }).getAttribute('href')).toContain('card=PROJ-1');
    expect(field().value).toBe('');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is not sent while it is blank, too long, or another one is being answered, which can be stopped', async () => {
    const { visits } = await openAssistant({ [CHAT]: silent().door });
    await userEvent.type(field(), '  {Enter}');
    await userEvent.click(field());
    await userEvent.paste('a'.repeat(2_001));
    expect(screen.getByText('Un mensaje lleva como máximo 2000 caracteres.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field());
    expect(visits.some((visit) => visit.door === CHAT)).toBe(false);
    await say('hola');
    expect(await screen.findByText('El asistente está escribiendo…')).toBeTruthy();
    expect(field().readOnly).toBe(true);
    await userEvent.click(button('Detener'));
    expect(await log().findByText('Detuviste esta respuesta.')).toBeTruthy();
    expect(visits.filter((visit) => visit.door === CHAT)).toHaveLength(1);
  });

  it('without an answer says that the service is away, and is asked again', async () => {
    let answer: { status?: number; body: unknown } = refusal(503, 'unavailable');
    const { visits } = await openAssistant({ [CHAT]: () => answer });
    await say('mis tarjetas');
    expect(await log().findByText(/Servicio de IA no disponible.*Todo lo demás funciona/)).toBeTruthy();
    answer = { body: anAnswer({ response: '' }) };
    await userEvent.click(button('Intentar de nuevo'));
    expect(await log().findByText('Lo siento, hubo un error al procesar tu solicitud.')).toBeTruthy();
    answer = { body: anAnswer() };
    await userEvent.click(button('Intentar de nuevo'));
    expect(await log().findByText('Hay 1 tarjeta vencida.')).toBeTruthy();
    expect(log().getAllByText('mis tarjetas')).toHaveLength(1);
    expect(visits.filter((visit) => visit.door === CHAT)).toHaveLength(3);
  });
});

describe('a model of the organization', () => {
  it('is named below its answer, or why the rules answered in its place', async () => {
    let answer = anAnswer({ engine: 'model', model: { name: 'llama', problem: null } });
    const { container } = await openAssistant({ [CHAT]: () => ({ body: answer }) });
    await say('hola');
    expect(await log().findByText('Escrito por el modelo «llama», que se puede equivocar.')).toBeTruthy();
    answer = anAnswer({ model: { name: 'llama', problem: 'timeout' } });
    await say('hola');
    expect(await log().findByText('El modelo «llama» no contestó a tiempo; respondieron las reglas.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('a proposal', () => {
  it('writes what was chosen of it by one command once it is applied, and is there after a reload', async () => {
    const { asked, request } = await openAssistant({
      [CHAT]: () => ({ body: threeCards }),
      [door('apply_proposal')]: done,
    });
    await say('crea tres tarjetas');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Trapear' }));
    expect(asked('apply_proposal')).toEqual([]);
    await userEvent.dblClick(button('Aplicar'));
    const { body } = await request('apply_proposal');
    expect(body).toMatchObject({ create: [{ title: 'Barrer', list_id: listId(1) }, { title: 'Pintar' }], update: [] });
    expect(await screen.findByText('Sugerencias de la IA aplicadas')).toBeTruthy();
    expect(await screen.findByText('Aplicaste 2 tarjetas de la propuesta.')).toBeTruthy();
    expect(asked('apply_proposal')).toHaveLength(1);
    await userEvent.click(button('Cerrar el asistente'));
    expect(document.activeElement).toBe(button('Asistente de IA'));
    await userEvent.click(button('Asistente de IA'));
    expect(await screen.findByText('Aplicaste 2 tarjetas de la propuesta.')).toBeTruthy();
  });

  it('shows a change as the difference, and is tried again as another command where it is refused', async () => {
    const update = [
      {
        ...{ card_id: cardId(1), reference: 'PROJ-1', title: 'Tarea 1', assignee: null },
        list: { from: 'Por hacer', to: { id: listId(3), name: 'Hecho' } },
      },
    ];
    let answer: (body: unknown) => { status?: number; body: unknown } = () => refusal(409, 'list_full');
    const { asked } = await openAssistant({
      [CHAT]: () => ({ body: anAnswer({ topic: 'move', proposal: { kind: 'cards', create: [], update } }) }),
      [door('apply_proposal')]: (body) => answer(body),
    });
    await say('mueve PROJ-1 a Hecho');
    expect(
      await screen.findByRole('checkbox', { name: /PROJ-1 Tarea 1.*ahora Por hacer.*propuesto Hecho/ }),
    ).toBeTruthy();
    await userEvent.click(button('Aplicar'));
    await waitFor(() => expect(button('Aplicar').disabled).toBe(false));
    answer = done;
    await userEvent.click(button('Aplicar'));
    expect(await screen.findByText('Aplicaste 1 tarjeta de la propuesta.')).toBeTruthy();
    const commands = asked('apply_proposal').map(({ body }) => (body as { command_id: string }).command_id);
    expect(new Set(commands).size).toBe(2);
  });

  it('is applied, too, where a full list is exceeded on purpose', async () => {
    let answer: (body: unknown) => { status?: number; body: unknown } = () => refusal(409, 'list_full');
    const { asked } = await openAssistant(
      { [CHAT]: () => ({ body: threeCards }), [door('apply_proposal')]: (body) => answer(body) },
      { role: 'lead' },
    );
    await say('crea tres tarjetas');
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
    answer = done;
    await userEvent.click(await screen.findByRole('button', { name: 'Exceder el límite' }));
    expect(await screen.findByText('Aplicaste 3 tarjetas de la propuesta.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
    expect(asked('apply_proposal').map(({ body }) => (body as { override_limit?: boolean }).override_limit)).toEqual([
      undefined,
      true,
    ]);
  });

  it('leaves the focus to who writes the next message when it is applied', async () => {
    const { door: apply, answer } = silent();
    await openAssistant({ [CHAT]: () => ({ body: threeCards }), [door('apply_proposal')]: apply });
    await say('crea tres tarjetas');
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
    await userEvent.type(field(), 'y otra');
    await answer(refusal(409, 'list_full'));
    expect(await screen.findByText('Límite de la lista alcanzado')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('is dismissed without a trace, and not offered to who only reads', async () => {
    const { asked } = await openAssistant({ [CHAT]: () => ({ body: threeCards }) });
    await say('crea tres tarjetas');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(screen.getByText('Descartaste la propuesta.')).toBeTruthy();
    expect(asked('apply_proposal')).toEqual([]);
    await say('crea tres tarjetas');
    await screen.findByRole('button', { name: 'Aplicar' });
    changeRole('guest');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull());
  });

  it('of a project opens what makes it, with its name', async () => {
    await openAssistant({ [CHAT]: () => ({ body: anAnswer({ proposal: { kind: 'project', name: 'Feria' } }) }) });
    await say('crea un proyecto llamado Feria');
    await userEvent.click(await screen.findByRole('button', { name: 'Crear el proyecto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nombre/ }).value).toBe('Feria');
  });
});

describe('what is kept', () => {
  it('is the conversation of the person, which is cleared, brought back, and gone with the sign-out', async () => {
    await openAssistant({
      [CHAT]: () => ({ body: anAnswer({ suggestions: ['¿Cómo va el proyecto?'] }) }),
      'POST /auth/v1/logout': () => ({ status: 204 }),
    });
    await userEvent.click(button('¿Qué tarjetas están vencidas?'));
    expect(await log().findByText('Hay 1 tarjeta vencida.')).toBeTruthy();
    expect(button('¿Cómo va el proyecto?')).toBeTruthy();
    const names = () => Object.keys(localStorage).filter((name) => name.startsWith('nivel.assistant.'));
    expect(names()).toHaveLength(1);
    await userEvent.click(button('Limpiar la conversación'));
    expect(log().queryByText('Hay 1 tarjeta vencida.')).toBeNull();
    expect(names()).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(log().getByText('Hay 1 tarjeta vencida.')).toBeTruthy();
    await act(async () => session.signOut());
    await waitFor(() => expect(names()).toHaveLength(0));
  });

  it('is the same in another tab, and of nobody else', async () => {
    await openAssistant({ [CHAT]: () => ({ body: anAnswer() }) });
    await say('tarjetas vencidas');
    await log().findByText('Hay 1 tarjeta vencida.');
    const name = Object.keys(localStorage).find((one) => one.startsWith('nivel.assistant.')) ?? '';
    localStorage.removeItem(name);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `${name}-other` })));
    expect(log().getByText('Hay 1 tarjeta vencida.')).toBeTruthy();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
    expect(log().queryByText('Hay 1 tarjeta vencida.')).toBeNull();
  });

  it('is whether texts are searched for things to do', async () => {
    const { visits } = await openAssistant({ [CHAT]: () => ({ body: anAnswer() }) });
    await userEvent.click(button('Ajustes del asistente'));
    await userEvent.click(screen.getByRole('checkbox', { name: /textos que no son una orden/ }));
    await say('hola');
    expect((await requestTo(visits, CHAT)).body).toMatchObject({ smartMode: false });
  });
});

it('the view has the same conversation on a tab', async () => {
  const { visits } = await openBoard(
    { ...intelligenceDoors(), [CHAT]: () => ({ body: anAnswer() }) },
    { search: { view: 'ai' } },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Chat con IA' }));
  expect(await screen.findByRole('list', { name: 'Sugerencias' })).toBeTruthy();
  await say('tarjetas vencidas');
  expect(await log().findByText('Hay 1 tarjeta vencida.')).toBeTruthy();
  expect(visits.filter((visit) => visit.door === CHAT)).toHaveLength(1);
});
