import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { axeFindings } from '@nivel/ui/axe-findings';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';

const own = globalThis as { NIVEL_TECHNICAL_DETAILS?: boolean };

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  delete own.NIVEL_TECHNICAL_DETAILS;
});

const state = { isBroken: true, error: new Error('x is not y') };
const Part = () => {
  if (state.isBroken) throw state.error;
  return <p>Entera</p>;
};
const open = async (isDashboard = false, error = new Error('x is not y')) => {
  Object.assign(state, { isBroken: true, error });
  const routeTree = createRootRoute({
    component: () => (
      <Suspense>
        <FailureBoundary isDashboard={isDashboard}>
          <Part />
        </FailureBoundary>
      </Suspense>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const { container } = render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: /^Intentar de nuevo en/ });
  return container;
};
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Intentar de nuevo/ });
const retry = async () => {
  await wait(5_000);
  await act(async () => void fireEvent.click(button() as HTMLElement));
};

describe('a part that broke', () => {
  it('is tried again not sooner than 5 s after it broke, and shows the wait', async () => {
    const container = await open();
    expect(button()?.textContent).toBe('Intentar de nuevo en 5 s');
    expect(await axeFindings(container)).toEqual([]);
    state.isBroken = false;
    await wait(2_000);
    expect(button()?.textContent).toMatch(/^Intentar de nuevo en [23] s$/);
    await act(async () => void fireEvent.click(button() as HTMLElement));
    expect(screen.queryByText('Entera')).toBeNull();
    await retry();
    expect(screen.getByText('Entera')).toBeTruthy();
  });

  it('is tried again three times, each 5 s after it broke', async () => {
    await open();
    for (const done of [1, 2, 3]) {
      expect(button()?.disabled).toBe(true);
      await retry();
      expect(screen.getByText(`Intentos: ${done}/3`)).toBeTruthy();
    }
    await wait(5_000);
    expect(button()).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/crico/dashboard');
  });

  it.each([
    ['offline', 0],
    ['forbidden', 403],
    ['internal', 500],
    ['invalid_input', 400],
  ])('shows how often it was tried, for every failure: %s', async (code, status) => {
    await open(false, new ClientError({ code, status, kind: 'refused', message: '' }));
    expect(screen.getByText('Intentos: 0/3')).toBeTruthy();
  });

  it('shows an error of the program, and of the dashboard', async () => {
    await open();
    expect(screen.getByText('Intentos: 0/3')).toBeTruthy();
    cleanup();
    await open(true);
    expect(screen.getByText('Intento: 0/3')).toBeTruthy();
  });

  it('can be reloaded after the third time if it is the whole dashboard', async () => {
    await open(true);
    for (const done of [1, 2, 3]) {
      await retry();
      expect(screen.getByText(`Intento: ${done}/3`)).toBeTruthy();
    }
    await wait(5_000);
    expect(button()?.disabled).toBe(false);
  });

  it('counts again once it worked for 5 s', async () => {
    await open();
    await retry();
    expect(screen.getByText('Intentos: 1/3')).toBeTruthy();
    await wait(5_000);
    state.isBroken = false;
    await act(async () => void fireEvent.click(button() as HTMLElement));
    await wait(5_000);
    expect(screen.getByText('Entera')).toBeTruthy();
  });

  it.each([
    [undefined, 0],
    [false, 0],
    [true, 1],
  ])("shows the program's message if that is enabled: %p", async (isEnabled, count) => {
    if (isEnabled !== undefined) own.NIVEL_TECHNICAL_DETAILS = isEnabled;
    await open();
    expect(screen.queryAllByText('Error: x is not y')).toHaveLength(count);
  });
});
