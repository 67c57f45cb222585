import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, region } from '../../features/accounts/settings/settings.fixtures.ts';
import { FakeUploads } from '../../testing/fake-uploads.ts';

const uploads = new FakeUploads();
afterEach(() => uploads.stop());

const address = `/storage/v1/object/public/avatars/${'a'.repeat(32)}.webp`;
const profile = 'POST /rest/v1/rpc/update_user_profile';
const inHeader = () => screen.getByRole('button', { name: 'Menú' }).querySelector('img')?.getAttribute('src');

describe('the picture of a learner', () => {
  it('is chosen in the settings, shown there and in the header at once, and taken away again', async () => {
    uploads.start();
    const answer = { user_id: 'x', email: 'ana@example.com', full_name: 'Ana' };
    const { container } = await open({
      [profile]: (given) => ({
        body: { ...answer, avatar_url: (given as { avatar_url: string | null }).avatar_url === null ? null : address },
      }),
    });
    const section = await region('Foto');
    const picture = new File(['x'], 'x', { type: 'image/png' });
    await userEvent.upload(section.getByLabelText<HTMLInputElement>('Archivo de la foto'), picture);
    expect(await screen.findByText('Foto actualizada')).toBeTruthy();
    expect(uploads.paths).toHaveLength(1);
    await waitFor(() => expect(inHeader()).toBe(address));
    expect(container.querySelectorAll(`img[src="${address}"]`)).toHaveLength(2);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(section.getByRole('button', { name: 'Quitar foto' }));
    expect(await screen.findByText('Se quitó la foto')).toBeTruthy();
    await waitFor(() => expect(inHeader()).toBeUndefined());
  });

  it('is that of the account from the beginning, and never one from elsewhere', async () => {
    const ours = await open({}, { user_metadata: { avatar_url: address } });
    expect(inHeader()).toBe(address);
    ours.unmount();
    await open({}, { user_metadata: { avatar_url: 'https://example.com/x.webp' } });
    expect(inHeader()).toBeUndefined();
    expect(document.querySelector('img[src*="example.com"]')).toBeNull();
  });
});
