import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../shell/session/session.ts';
import { fakeSite, type Doors } from '../../testing/fake-site.ts';
import { aSession } from '../../testing/learners.ts';
import { aPreview, tokenHash } from './accounts.fixtures.ts';

export const signupLink = `/verify-email#token=${tokenHash}&type=signup`;
export const recoveryLink = `/recover#token=${tokenHash}&type=recovery`;
export const preview = 'POST /auth/v1/verify/preview';
export const verify = 'POST /auth/v1/verify';

export const siteOf = (doors: Doors = {}) =>
  fakeSite({
    [preview]: () => ({ body: aPreview() }),
    [verify]: () => ({ body: aSession() }),
    'POST /auth/v1/token': () => ({ body: aSession() }),
    ...doors,
  });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
export const heading = (name: string) => screen.findByRole('heading', { name });
export const userId = () => {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : state.status;
};
export const needy = (overrides: object = {}) =>
  aSession({ app_metadata: { needs_password: true }, user_metadata: {}, ...overrides });
