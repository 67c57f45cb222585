import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog.tsx';

const question = {
  title: '¿Borrar?',
  description: 'Se va a la papelera.',
  action: 'Borrar',
  labels: { cancel: 'Cancelar', close: 'Cerrar' },
  isBusy: false,
  failure: undefined,
};

const ask = (values: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog {...question} onConfirm={onConfirm} onCancel={onCancel} {...values} />);
  return { onConfirm, onCancel, confirm: () => userEvent.click(screen.getByRole('button', { name: 'Borrar' })) };
};

describe('the question before something that takes much away', () => {
  it('has the way back in front of the finger', async () => {
    const { onConfirm, onCancel } = ask();
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is confirmed only with its word, in capitals or not', async () => {
    const { onConfirm, confirm } = ask({ typed: { word: 'DELETE', label: 'Escribe DELETE' } });
    const field = screen.getByRole('textbox', { name: 'Escribe DELETE' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Enter}');
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' delete ');
    await confirm();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is confirmed with the word of the language as well as with DELETE', async () => {
    const { onConfirm, confirm } = ask({ typed: { word: 'BORRAR', label: 'Escribe BORRAR' } });
    const field = screen.getByRole('textbox', { name: 'Escribe BORRAR' });
    for (const word of ['borrar', 'DELETE']) {
      await userEvent.clear(field);
      await userEvent.type(field, word);
      await confirm();
    }
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('has the box that has to be ticked above the button that waits for it', async () => {
    const condition = <label>También las tarjetas</label>;
    const { onConfirm, confirm } = ask({ isReady: false, condition });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Borrar' });
    expect(button.disabled).toBe(true);
    expect(button.parentElement?.previousElementSibling?.textContent).toBe('También las tarjetas');
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is confirmed once while it is in progress, and shows why it failed', async () => {
    const { onConfirm, confirm } = ask({ isBusy: true, failure: 'No se pudo' });
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('No se pudo');
  });

  it('does not submit the form around it', async () => {
    const [onConfirm, onSubmit] = [jest.fn(), jest.fn()];
    render(
      <form onSubmit={onSubmit}>
        <ConfirmDialog {...question} onConfirm={onConfirm} onCancel={jest.fn()} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
