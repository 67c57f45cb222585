import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWholeCard, cardId, listId } from '../area/project/board.fixtures.ts';
import { me } from '../area/crico.fixtures.ts';
import { refusal } from '../area/crico-site.ts';
import { door } from '../board/board-site.ts';
import { aLine, beto, carla, here, openTeam } from './team-view.fixture.ts';

const numbers = {
  people: { current: 3, before: 5 },
  done: { current: 7, before: 4 },
  said: { current: 2, before: 2 },
  meeting_url: null,
};
const withNumbers = (values: object = {}) => ({
  [door('read_team_view')]: () => ({ body: { ...numbers, ...values } }),
});
const rows = () =>
  within(screen.getByRole('region', { name: 'Quién está' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the view of a team', () => {
  it('shows who is here and how, with the cards that they have open, and when others were', async () => {
    const { container, location } = await openTeam({ [door('read_card')]: () => ({ body: aWholeCard() }) });
    const { arrive } = aLine();
    const hours = new Date(Date.now() - 2 * 3_600_000).toISOString();
    arrive([here(me), here(beto, { state: 'away', at: [cardId(2), cardId(99)] })], [{ user_id: carla, at: hours }]);
    await waitFor(() =>
      expect(rows()).toEqual([
        expect.stringMatching(/Ana Sol \(tú\)En líneaMira el proyecto$/),
        expect.stringMatching(/Beto RuizAusenteTiene abierta SN-2 Tarea 2$/),
        expect.stringMatching(/Carla LuzDesconectadoVisto por última vez: hace 2 horas$/),
      ]),
    );
    const active = screen.getByText('Activos ahora').nextElementSibling;
    expect(active?.textContent).toBe('1');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'SN-2 Tarea 2' }));
    await waitFor(() => expect(location().href).toContain('card=SN-2'));
  });

  it('lets the person here be busy for a while, and not any more', async () => {
    await openTeam();
    const { arrive, chosen } = aLine();
    arrive([here(me)]);
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Tu estado' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    const before = Date.now();
    await choose('Ocupado 1 hora');
    const until = chosen[0] ?? '';
    expect(Date.parse(until) - before).toBeGreaterThanOrEqual(3_600_000);
    arrive([here(me, { state: 'busy', busy_until: until })]);
    await waitFor(() => expect(rows()[0]).toContain('Ocupado hasta las'));
    await choose('Disponible');
    expect(chosen.at(-1)).toBeNull();
  });

  it('counts the changes of 7 days, each with the difference', async () => {
    await openTeam(withNumbers());
    expect(await screen.findByText(/^3 más que en los 7 días anteriores/)).toBeTruthy();
    expect(screen.getByText('igual que en los 7 días anteriores')).toBeTruthy();
    expect(screen.getByText(/^2 menos que en los 7 días anteriores/)).toBeTruthy();
    expect(screen.getByText(/3 personas en 7 días/)).toBeTruthy();
    const done = screen.getByText('Tarjetas terminadas en 7 días').nextElementSibling;
    expect(done?.textContent).toBe('7');
  });

  it('shows the latest changes, one line for each command, with relative times', async () => {
    const entry = (sequence: number, seconds: number, values: object = {}) => ({
      ...{ sequence, at: new Date(Date.now() - seconds * 1_000).toISOString(), by: beto, kind: 'move-cards' },
      ...{ event: 'changed', fields: [], cards: 1, card: { id: cardId(1), number: 1, title: 'Tarea 1' } },
      ...values,
    });
    const list_id = { field: 'list_id', old: listId(1), new: listId(2) };
    const entries = [
      entry(9, 5, { fields: [list_id] }),
      entry(8, 130, { event: 'created', cards: 3 }),
      entry(8, 130, { event: 'created', cards: 3, card: { id: cardId(2), number: 2, title: 'Tarea 2' } }),
      entry(7, 90_000, { event: 'deleted', by: null, card: { id: cardId(77), number: 77, title: 'Ya no' } }),
    ];
    await openTeam({ [door('list_activity')]: () => ({ body: { entries, next: null } }) });
    const feed = await screen.findByRole('list', { name: 'Actividad reciente' });
    expect(
      within(feed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      'Beto Ruiz movió SN-1 Tarea 1 Hace un momento',
      'Beto Ruiz creó SN-1 Tarea 1 y 2 tarjetas máshace 2 minutos',
      'Crico eliminó SN-77 Ya no hace 1 día',
    ]);
    expect(within(feed).queryByRole('button', { name: /SN-77/ })).toBeNull();
  });

  it("opens the team's meeting place, and shows where to set it", async () => {
    await openTeam(withNumbers({ meeting_url: 'https://meet.example.com/abrigos' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Videollamada/ });
    expect([link.href, link.target, link.rel]).toEqual([
      ...['https://meet.example.com/abrigos', '_blank', 'noopener noreferrer'],
    ]);
  });

  it('says to members who sets where the team meets', async () => {
    await openTeam(withNumbers());
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Videollamada' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
    expect(screen.getByText(/Sus líderes la ponen en los ajustes/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ponerla en los ajustes' })).toBeNull();
  });

  it('leads to the settings of the team, and directors to inviting', async () => {
    await openTeam({ [door('get_crico_project_settings')]: () => refusal(403, 'forbidden') }, 'lead');
    expect(screen.queryByRole('button', { name: 'Invitar miembros' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ajustes del equipo' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('has neither chat nor filter for a guest, and only who is here for a reader', async () => {
    const { asked } = await openTeam({}, 'guest');
    expect(screen.queryByText('Chat del equipo')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByText('Activos ahora')).toBeTruthy();
    expect(asked('list_chat_messages')).toEqual([]);
  });

  it('asks nothing for a reader that is not for them', async () => {
    const { asked } = await openTeam({}, 'reader');
    expect(screen.getByRole('region', { name: 'Quién está' })).toBeTruthy();
    expect([...asked('read_team_view'), ...asked('list_activity'), ...asked('list_chat_messages')]).toEqual([]);
  });

  it('makes a new card over it by its key', async () => {
    const { location } = await openTeam();
    await userEvent.keyboard('c');
    await waitFor(() => expect(location().href).toContain('card=new'));
  });
});
