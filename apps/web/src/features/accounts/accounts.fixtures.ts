import type { LinkPreview } from '@nivel/client/auth-client';
import { screen } from '@testing-library/react';
import { aSession } from '../../testing/learners.ts';
import { keptLink } from './auth-link.ts';
import { linkFlow } from './link-flow.ts';

export const refusal = (code: string, status = 400, message = code) => ({ status, body: { code, message } });
export const email = () => screen.findByRole('textbox', { name: 'Correo electrónico' });

/** The value in the link of a mail. */
export const tokenHash = 'ab'.repeat(28);

/** The owner of the link, as the service reports them. */
export const aPreview = (overrides: Partial<LinkPreview> = {}): LinkPreview => ({
  email: 'l***a@correo.mx',
  type: 'signup',
  user_id: aSession().user.id,
  is_same_browser: true,
  ...overrides,
});

/** Nobody was signed in here before. */
export const arrive = (): void => {
  keptLink.write(null);
  linkFlow.drop();
  localStorage.clear();
  sessionStorage.clear();
};
