import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOrganization, opened } from '../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../area/crico-site.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';

describe('a new organization', () => {
  const create = 'POST /functions/v1/organizations';
  const check = 'POST /rest/v1/rpc/check_organization_slug';
  const dialog = async (doors: Doors) => {
    const visits = cricoSite({ [check]: () => ({ body: { is_free: true } }), ...doors });
    await renderApp('/crico');
    const [opener] = await screen.findAllByRole('button', { name: 'Crear organización' });
    await userEvent.click(opener as HTMLElement);
    return { visits, form: within(await screen.findByRole('dialog', { name: 'Crear organización' })) };
  };

  it('derives its slug from the name, and asks while one types whether it is free', async () => {
    const { form } = await dialog({
      [check]: (body) => ({ body: { is_free: (body as { slug: string }).slug !== 'sur' } }),
    });
    const slug = form.getByLabelText<HTMLInputElement>('Identificador');
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Sur');
    expect(slug.value).toBe('sur');
    expect(await form.findByText('Ese identificador ya está ocupado')).toBeTruthy();
    await userEvent.type(slug, '-2');
    expect(await form.findByText('Este identificador está libre.')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'este');
    expect(slug.value).toBe('sur-2');
  });

  it('reports missing fields, and a name that is taken', async () => {
    const { form } = await dialog({ [create]: () => refusal(409, 'organization_name_taken') });
    const send = form.getByRole('button', { name: 'Crear organización' });
    await userEvent.click(send);
    expect(form.getByText('El nombre de la organización es necesario')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Sur');
    await userEvent.click(send);
    expect(await form.findByText('Ya existe una organización con ese nombre')).toBeTruthy();
  });

  it('is made once, however often one presses, and is where one is then', async () => {
    const made = anOrganization(1, { user_role: 'owner' });
    let organizations: ListedOrganization[] = [];
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    const { form, visits } = await dialog({
      [create]: () => promise,
      'POST /rest/v1/rpc/list_my_organizations': () => ({ body: { organizations, deleted: [] } }),
    });
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Taller 1');
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear organización' }));
    organizations = [made];
    await act(async () => resolve({ body: opened(made, []) }));
    expect(await screen.findByRole('button', { name: /^Organización: Taller 1/ })).toBeTruthy();
    expect(visits.filter(({ door }) => door === create)).toHaveLength(1);
  });
});
