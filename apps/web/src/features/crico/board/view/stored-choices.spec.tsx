import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../area/crico-site.ts';
import { listId } from '../../area/project/board.fixtures.ts';
import { door, openBoard, project } from '../board-site.ts';

const keeping = (choices: object | null, collapsed: readonly string[] | null = null) => ({
  [door('read_view_choices')]: () => ({ body: { choices, collapsed } }),
});
const table = () => screen.findByRole('grid');
const viewButton = (name: string) => screen.getByRole('button', { name });

describe('how a project is looked at', () => {
  it('follows the person to another device', async () => {
    await openBoard(keeping({ view: 'table', sort: 'title' }));
    expect(await table()).toBeTruthy();
  });

  it('keeps folded columns on all devices', async () => {
    await openBoard(keeping(null, [listId(1)]));
    expect(await screen.findByRole('button', { name: 'Desplegar Por hacer' })).toBeTruthy();
  });

  it('is sent when something was chosen, once, and without searches', async () => {
    const { asked } = await openBoard({});
    await userEvent.click(viewButton('Tabla'));
    await table();
    await waitFor(() =>
      expect(asked('save_view_choices').map(({ body }) => body)).toEqual([
        { project_id: project, choices: { view: 'table' } },
      ]),
    );
  });

  it('that could not be sent holds here, and is sent with the next visit', async () => {
    let isAway = true;
    const { asked, navigate } = await openBoard({
      ...keeping({ view: 'board', size: '50' }),
      [door('save_view_choices')]: () => (isAway ? refusal(400, 'invalid_input') : { body: { success: true } }),
    });
    const fold = { project_id: project, collapsed: [listId(1)] };
    await userEvent.click(screen.getByRole('button', { name: 'Plegar Por hacer' }));
    await waitFor(() => expect(asked('save_view_choices').map(({ body }) => body)).toEqual([fold]));
    isAway = false;
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    expect(await screen.findByRole('button', { name: 'Desplegar Por hacer' })).toBeTruthy();
    await waitFor(() => expect(asked('save_view_choices').map(({ body }) => body)).toEqual([fold, fold]));
    await navigate('/crico/settings');
    await navigate(`/crico/dashboard?project=${project}`);
    await screen.findByRole('button', { name: 'Desplegar Por hacer' });
    expect(asked('save_view_choices')).toHaveLength(2);
  });
});
