import { ClientError } from '@nivel/client/client-error';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { accountsText } from './accounts-text.ts';
import { joinText } from './join-text.ts';
import { ResendButton } from './resend-button.tsx';

const limited = (message: string, retryAfter: number | null) =>
  new ClientError({ code: 'over_email_send_rate_limit', kind: 'refused', status: 429, message, retryAfter });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const press = () => act(async () => fireEvent.click(button()));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

// The texts load with the first page, which renders once they are loaded.
beforeAll(async () => {
  await Promise.all([accountsText.load(), joinText.load()]);
});
beforeEach(() => void jest.useFakeTimers());

describe('asking for another mail', () => {
  it('is possible again a minute after the last one', async () => {
    const asked: number[] = [];
    render(<ResendButton onResend={() => Promise.resolve(void asked.push(1))} />);
    for (let second = 0; second < 59; second += 1) pass(1_000);
    expect([button().disabled, button().textContent]).toEqual([true, 'Podrás pedir otro en 1 s']);
    pass(1_000);
    expect(button().disabled).toBe(false);
    await press();
    expect([asked.length, button().textContent]).toEqual([1, 'Podrás pedir otro en 60 s']);
  });

  it.each([
    ['in a header', limited('Too many', 17), 17],
    ['in its sentence', limited('you can only request this after 23 seconds.', null), 23],
    ['not at all', limited('Too many', null), 60],
  ])('waits as long as the service says: %s', async (_where, refusal, seconds) => {
    render(<ResendButton isSent={false} onResend={() => Promise.reject(refusal)} />);
    await press();
    expect([button().disabled, button().textContent]).toEqual([true, `Podrás pedir otro en ${seconds} s`]);
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('may be for an SMS, and then says so', async () => {
    const refusal = limited('you can only request this after 23 seconds.', null);
    const of = { action: 'Enviar otro SMS', describe: () => 'Espera un momento.' };
    render(<ResendButton isSent={false} onResend={() => Promise.reject(refusal)} {...of} />);
    expect(button().textContent).toBe('Enviar otro SMS');
    await press();
    expect(screen.getByRole('status').textContent).toBe('Espera un momento.');
  });

  it('can be tried again at once without an answer', async () => {
    const failure = new ClientError({ code: 'no_response', kind: 'no-response', status: 0, message: '' });
    render(<ResendButton isSent={false} onResend={() => Promise.reject(failure)} />);
    await press();
    expect(button().disabled).toBe(false);
    expect(screen.getByRole('status').textContent).not.toBe('');
  });
});
