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
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, ' delete ');
    await confirm();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is confirmed once while it is done, and says why it could not be', async () => {
    const { onConfirm, confirm } = ask({ isBusy: true, failure: 'No se pudo' });
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('No se pudo');
  });
});
