import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { session } from '../../../shell/session/session.ts';
import { fakeSite } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it('shows the things of the signed-in user', async () => {
  fakeSite({ 'GET /rest/v1/blank_items': () => ({ body: [{ id: '1', title: 'First' }] }) });
  session.adopt(aSession());
  await renderApp('/blank');
  expect(await screen.findByText('Una cosa')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('First');
});
