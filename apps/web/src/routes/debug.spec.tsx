import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cricoSite, dashboardDoor } from '../features/crico/area/crico-site.ts';
import { aProject, dashboardOf, me } from '../features/crico/area/crico.fixtures.ts';
import { aCard, aList, aPage } from '../features/crico/area/project/board.fixtures.ts';
import { learnersSite } from '../features/learning/area/learners-site.ts';
import { aDashboard, aModule } from '../features/learning/area/learning.fixtures.ts';
import { fakeSite, requestTo } from '../testing/fake-site.ts';
import { renderApp } from '../testing/render-app.tsx';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;

describe('the screens for developers', () => {
  it('show every control of the design system in its states', async () => {
    fakeSite({});
    const { container } = await renderApp('/debug/design-system');
    expect(await screen.findByRole('heading', { level: 1, name: 'Design system' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open a question' }));
    const question = await screen.findByRole('dialog', { name: 'Delete it?' });
    await userEvent.type(within(question).getByRole('textbox', { name: 'Type DELETE' }), 'delete');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show what the service holds of a learner, part by part', async () => {
    const dashboard = aDashboard();
    learnersSite({});
    const { container } = await renderApp('/debug/progression');
    expect(await screen.findByText(String(dashboard.totalPoints))).toBeTruthy();
    const [level] = dashboard.levels;
    const region = screen.getByRole('region', { name: `${level?.id ?? ''} ${level?.name ?? ''}` });
    await userEvent.click(within(region).getAllByRole('button')[0] ?? region);
    expect(await within(region).findByText(new RegExp(aModule().parts[0]?.title ?? ''))).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('make a project with cards and open its board', async () => {
    const made = aProject(1);
    const state = (cards: number, isDone: boolean) => ({
      ...{ import_id: made.id, name: 'Demo of 12 cards', organization_id: null, source: 'trello', choices: '' },
      ...{ file_name: 'demo.json', source_key: 'a'.repeat(64), started_at: '2026-11-24T10:00:00.000Z' },
      ...{ expected: { cards: 12, items: 0, comments: 0 }, made: { cards, items: 0, comments: 0 } },
      ...{ batches: cards > 0 ? 1 : 0, is_done: isDone },
    });
    const visits = cricoSite({
      [door('begin_project_import')]: () => ({ body: state(0, false) }),
      [door('take_import_batch')]: () => ({ body: state(12, false) }),
      [door('end_project_import')]: () => ({ body: state(12, true) }),
      [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1, { assignee: me })]) }),
      [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
      [dashboardDoor]: () => ({ body: dashboardOf([made]) }),
    });
    const { container, location } = await renderApp('/debug/board-demo');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: '12 cards' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Proyecto 1' })).toBeTruthy();
    expect(location().href).toContain(`project=${made.id}`);
    const { body } = await requestTo(visits, door('take_import_batch'));
    expect((body as { readonly cards: readonly object[] }).cards).toHaveLength(12);
  });
});
