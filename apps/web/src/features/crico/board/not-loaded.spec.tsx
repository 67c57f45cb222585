import { describe, expect, it, jest } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, refusal, retryNow } from '../area/crico-site.ts';
import { messages as areaWords } from '../area/messages/en.ts';
import { aCard, aList, aPage, cardId } from '../area/project/board.fixtures.ts';
import { messages as projectWords } from '../area/project/messages/en.ts';
import { hasNoSession } from '../area/failures/failure-kind.ts';
import { messages as listWords } from '../projects/lists/messages/en.ts';
import { door, live, openBoard, project, titlesIn } from './board-site.ts';

describe('a board that cannot be loaded', () => {
  it('is reported, and is loaded after another try', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isBroken = true;
    const page = aPage([aList(1)], [aCard(1)]);
    cricoSite({ [door('read_board')]: () => (isBroken ? refusal(418, 'strange') : { body: page }) });
    await renderApp(`/crico/dashboard?project=${project}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error al cargar las tarjetas');
    expect(alert.textContent).toContain('No se pudieron cargar las tarjetas del proyecto. Inténtalo de nuevo.');
    isBroken = false;
    await retryNow();
    await waitFor(() => expect(titlesIn('Por hacer')).toEqual(['Tarea 1']));
  });

  it.each([
    [418, 'strange', 1],
    [400, 'invalid_input', 0],
  ])(
    'stays on the screen when newer data are refused with %i %s, and reports that unless its form was wrong',
    async (status, code, said) => {
      let isBroken = true;
      const { asked } = await openBoard(
        {
          [door('list_project_changes')]: () =>
            isBroken ? refusal(status, code) : { body: { deltas: [], sequence: 7 } },
        },
        { role: 'lead' },
      );
      live(9, [{ of: 'card', id: cardId(1), set: { priority: 'high' } }]);
      await waitFor(() => expect(asked('list_project_changes')).toHaveLength(1));
      expect(titlesIn('Por hacer')).toEqual(['Tarea 1', 'Tarea 2']);
      await waitFor(() => expect(screen.queryAllByText('Error al cargar las tarjetas')).toHaveLength(said));
      await userEvent.click(screen.getByRole('button', { name: 'Administrar listas' }));
      const dialog = await screen.findByRole('dialog', { name: 'Administrar listas' });
      expect(within(dialog).getByRole('alert').textContent).toContain('Error al cargar las listas');
      expect(await axeFindings(document.body)).toEqual([]);
      isBroken = false;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Intentar de nuevo' }));
      await waitFor(() => expect(screen.queryByText('Error al cargar las listas')).toBeNull());
      expect(screen.queryByText('Error al cargar las tarjetas')).toBeNull();
    },
  );

  it('has the documented words in English', () => {
    expect(projectWords.failed.load).toEqual({
      title: 'Error Loading Milestones',
      message: 'Failed to load project milestones. Please try again.',
    });
    expect(listWords.loadFailed).toBe('Error Loading Lists');
    expect(areaWords.noSessionUser).toBe('No user ID found in session');
  });
});

it.each([
  ['not_signed_in', true],
  ['unauthenticated', true],
  ['forbidden', false],
])('%s: nobody is signed in any more: %p', (code, isSo) => {
  expect(hasNoSession(new ClientError({ code, status: 401, kind: 'refused', message: '' }))).toBe(isSo);
});
