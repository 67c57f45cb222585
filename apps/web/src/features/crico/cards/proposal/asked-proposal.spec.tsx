import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { aDelta, aWholeCard, cardId, listId } from '../../area/project/board.fixtures.ts';
import { aMilestone, aProposal } from '../../area/proposals/proposal.fixture.ts';
import { door } from '../../board/board-site.ts';
import { openCard } from '../editor/card-editor.fixture.ts';

const id = '0190f000-0000-7000-8000-000000000001';
const waiting = {
  ...{ id, rule_name: 'Desglosar lo nuevo', made_at: '2026-11-02T10:00:00.000Z' },
  proposal: aProposal([aMilestone(1), aMilestone(2, { depends_on: ['m1'] })]),
};
/** A card whose proposal is gone once it was decided. */
const aSite = () => {
  let proposal: typeof waiting | null = waiting;
  const decided = () => {
    proposal = null;
  };
  return { decided, doors: { [door('read_card')]: () => ({ body: aWholeCard({ proposal }) }) } };
};

describe('a proposal that a rule asked for', () => {
  it('is reviewed on its card, and what was chosen is applied by one command that decides it', async () => {
    const { decided, doors } = aSite();
    const { request, asked } = await openCard({
      ...doors,
      [door('apply_proposal')]: (body) => {
        decided();
        return { body: aDelta(8, [], body as object) };
      },
    });
    expect(await screen.findByText(/La regla «Desglosar lo nuevo» pidió a la IA una propuesta/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Revisar la propuesta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sugerencias de la IA' });
    expect(await axeFindings(dialog)).toEqual([]);
    expect(asked('apply_proposal')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Paso 1' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
    expect((await request('apply_proposal')).body).toMatchObject({
      proposal_id: id,
      create: [{ title: 'Paso 2', list_id: listId(1), depends_on: [] }],
      update: [{ card_id: cardId(1) }],
    });
    await waitFor(() => expect(screen.queryByText(/pidió a la IA una propuesta/)).toBeNull());
  });

  it('is put aside, and says so where somebody was quicker', async () => {
    const { decided, doors } = aSite();
    let answer: { status?: number; body: unknown } = refusal(409, 'proposal_decided');
    const { lastRequest } = await openCard({ ...doors, [door('dismiss_card_proposal')]: () => answer });
    const dismiss = await screen.findByRole('button', { name: 'Descartar' });
    await userEvent.click(dismiss);
    expect(await screen.findByText('No se pudo descartar la propuesta. Inténtalo de nuevo.')).toBeTruthy();
    answer = { body: { success: true } };
    decided();
    await userEvent.click(dismiss);
    await lastRequest('dismiss_card_proposal', { project_id: expect.any(String), proposal_id: id });
    expect(await screen.findByText('Propuesta descartada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/pidió a la IA una propuesta/)).toBeNull());
  });
});
