import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeUploads } from '../../../testing/fake-uploads.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aPerson, me } from './crico.fixtures.ts';
import { cricoSite } from './crico-site.ts';

const uploads = new FakeUploads();
afterEach(() => uploads.stop());

const address = `/storage/v1/object/public/avatars/${'a'.repeat(32)}.webp`;
const ana = aPerson(1, { user_id: me, full_name: 'Ana Ruiz', avatar_url: null });

const settings = async () => {
  uploads.start();
  let avatar_url: string | null = null;
  cricoSite({
    'GET /rest/v1/crico_users': () => ({ body: [{ ...ana, avatar_url }] }),
    'POST /rest/v1/rpc/update_user_profile': (given) => {
      avatar_url = (given as { avatar_url: string | null }).avatar_url === null ? null : address;
      return { body: { user_id: me, email: ana.email, full_name: ana.full_name, avatar_url } };
    },
  });
  const app = await renderApp('/crico/settings');
  const field = await screen.findByLabelText<HTMLInputElement>('Archivo de la foto');
  const choose = (type: string, bytes: number) =>
    userEvent.upload(field, new File([new Uint8Array(bytes)], 'x', { type }), { applyAccept: false });
  return { ...app, choose };
};

describe('the picture of the signed-in person', () => {
  it('is sent, taken for theirs, shown, and taken away again', async () => {
    const { container, choose } = await settings();
    await choose('image/jpeg', 5_242_880);
    await waitFor(() => expect(uploads.paths).toHaveLength(1));
    expect(uploads.paths[0]).toMatch(new RegExp(`^/storage/v1/object/avatars/avatar_${me}_\\d{13}\\.jpg$`));
    expect(await screen.findByText('Foto actualizada')).toBeTruthy();
    await waitFor(() => expect(container.querySelector(`img[src="${address}"]`)).toBeTruthy());
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
    expect(await screen.findByText('Se quitó la foto')).toBeTruthy();
  });

  it.each([
    ['text/html', 10, 'Elige un archivo de imagen'],
    ['image/svg+xml', 10, 'Elige un archivo de imagen'],
    ['image/png', 5_242_881, 'El archivo debe pesar menos de 5 MB'],
  ])('of type %s and %d bytes is refused before it is sent', async (type, bytes, sentence) => {
    const { choose } = await settings();
    await choose(type, bytes);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(uploads.paths).toEqual([]);
  });

  it.each([
    [415, 'file_not_image', 'No se pudo subir la foto. Elige un archivo de imagen'],
    [503, 'files_unavailable', /^No se pudo subir la foto. Los archivos no están disponibles por ahora/],
  ])('shows why it was not accepted: %d %s', async (status, code, sentence) => {
    const { choose } = await settings();
    uploads.refuseWith = { status, code };
    await choose('image/png', 10);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
