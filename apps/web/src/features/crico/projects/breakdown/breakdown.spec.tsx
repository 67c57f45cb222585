import { expect, it } from '@jest/globals';
import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { aDelta, listId } from '../../area/project/board.fixtures.ts';
import { aMilestone, aProposal } from '../../area/proposals/proposal.fixture.ts';
import { door, openBoard, project } from '../../board/board-site.ts';

const BREAKDOWN = 'POST /api/breakdown-milestones';

const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));

it('a project is broken down into the cards that a person takes, linked and by one command', async () => {
  const milestones = [aMilestone(1), aMilestone(2, { depends_on: ['m1'], reasons: ['plan_step'] })];
  const { visits, request } = await openBoard({
    [BREAKDOWN]: () => ({ body: aProposal(milestones) }),
    [door('apply_proposal')]: (body) => ({ body: aDelta(8, [], body as object) }),
  });
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Desglosar con IA' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desglosar el proyecto' });
  expect(await axeFindings(dialog)).toEqual([]);
  const field = within(dialog).getByRole('textbox', { name: 'De qué se trata el proyecto' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Una feria');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Proponer tarjetas' }));
  const proposal = await screen.findByRole('dialog', { name: 'Sugerencias de la IA' });
  expect((await requestTo(visits, BREAKDOWN)).body).toMatchObject({
    projectDescription: 'Una feria',
    complexity: 'medium',
    project_id: project,
  });
  expect(within(proposal).getByText(/Hecho con reglas, sin modelo de lenguaje/)).toBeTruthy();
  expect(await axeFindings(proposal)).toEqual([]);
  expect(within(proposal).getByText(/Después de Paso 1/)).toBeTruthy();
  await userEvent.click(within(proposal).getByRole('button', { name: 'Aplicar' }));
  const { body } = await request('apply_proposal');
  const { create } = body as { create: { card_id: string }[] };
  expect(body).toMatchObject({
    create: [
      { title: 'Paso 1', list_id: listId(1), depends_on: [] },
      { title: 'Paso 2', depends_on: [create[0]?.card_id] },
    ],
    update: [],
  });
});

it('a proposal says which model wrote it, or why the rules did in its place', async () => {
  let proposal: Proposal = { ...aProposal([aMilestone(1)]), engine: 'model', model: { name: 'llama', problem: null } };
  await openBoard({ [BREAKDOWN]: () => ({ body: proposal }) });
  const propose = async () => {
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desglosar con IA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Desglosar el proyecto' }));
    const field = dialog.getByRole('textbox', { name: 'De qué se trata el proyecto' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Una feria');
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer tarjetas' }));
    return within(await screen.findByRole('dialog', { name: 'Sugerencias de la IA' }));
  };
  const byModel = await propose();
  expect(await byModel.findByText('Escrito por el modelo «llama», que se puede equivocar.')).toBeTruthy();
  expect(byModel.queryByText(/Hecho con reglas/)).toBeNull();
  await userEvent.click(byModel.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  proposal = { ...aProposal([aMilestone(1)]), model: { name: 'llama', problem: 'failed' } };
  const byRules = await propose();
  expect(await byRules.findByText('El modelo «llama» contestó con un error; respondieron las reglas.')).toBeTruthy();
  expect(byRules.getByText(/Hecho con reglas/)).toBeTruthy();
});

it('who only reads a project does not break it down', async () => {
  await openBoard({}, { role: 'guest' });
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Desglosar con IA' })).toBeNull();
});
