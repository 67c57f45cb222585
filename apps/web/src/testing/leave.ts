import { act, screen } from '@testing-library/react';
import { session } from '../shell/session/session.ts';
import { fakeSite } from './fake-site.ts';

/** The signed-in person is signed out, and leaves nothing for the next test. */
export const leave = async (): Promise<void> => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  await act(async () => session.signOut());
  localStorage.clear();
};

export const toasts = () => screen.getByRole('region', { name: 'Avisos' });
