import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aProject, dashboardOf, me } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor } from '../../area/crico-site.ts';
import { aCard, aList, aPage } from '../../area/project/board.fixtures.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;

it('a project is exported page by page as a file that an import reads', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const project = aProject(1);
  const frame = { color: '#3b82f6', lists: [{ id: 'L', name: 'Ideas', color: '#3b82f6', status: 'todo' }] };
  const card = (number: number) => ({
    id: `C${number}`,
    number,
    list: 'L',
    position: `a${number}`,
    title: `Una ${number}`,
  });
  const comment = { id: 'K', card: 'C1', by: 'Ana', at: '2026-01-01T00:00:00.000Z', text: 'Hola' };
  const empty = { name: 'Taller: lana', frame: null, people: [], cards: [], comments: [] };
  const pages: Readonly<Record<string, object>> = {
    null: { ...empty, frame, cards: [card(1)], people: [{ id: me, name: 'Ana Sol' }], next: 'card:1' },
    'card:1': { ...empty, cards: [card(2)], next: 'card:2' },
    'card:2': { ...empty, comments: [comment], next: 'comment:K' },
    'comment:K': { ...empty, next: null },
  };
  cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf([project]) }),
    [door('read_board')]: () => ({ body: aPage([aList(1)], [aCard(1)], { role: 'member' }) }),
    [door('list_project_changes')]: () => ({ body: { deltas: [], sequence: 7 } }),
    [door('read_project_export')]: (body) => ({ body: pages[String((body as { after: string | null }).after)] }),
  });
  await renderApp(`/crico/dashboard?project=${project.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones del proyecto' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar proyecto' }));
  expect(await screen.findByText('Exportación lista')).toBeTruthy();
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  expect(JSON.parse(String(reader.result))).toEqual({
    ...{ format: 'nivel-project', version: 1, name: 'Taller: lana', frame },
    ...{ cards: [card(1), card(2)], comments: [comment], people: [{ id: me, name: 'Ana Sol' }] },
  });
});
