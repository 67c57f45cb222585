import { screen } from '@testing-library/react';
import { session } from '../../app/session/session.ts';
import { fakeSite } from '../../testing/fake-site.ts';

export const refusal = (code: string, status = 400, message = code) => ({ status, body: { code, message } });
export const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });

/** Nobody was here before. */
export const arrive = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

export const leave = async (): Promise<void> => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  await session.signOut();
};
