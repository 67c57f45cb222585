import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

const Contract = () => {
  const [isWrong, setIsWrong] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsWrong(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog isOpen onOpenChange={() => undefined} title="Contrato" closeLabel="Cerrar">
      <form noValidate onSubmit={onSubmit}>
        <div role="alert">{isWrong && <p>El cliente es obligatorio</p>}</div>
        <TextField label="Cliente" {...(isWrong && { error: 'Obligatorio' })} />
        <button type="submit">Crear</button>
      </form>
    </Dialog>
  );
};

it('a dialog scrolls to the error above a wrong field, and then to the field, which has to stay in sight', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  render(<Contract />);
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
  await waitFor(() => expect(scrolledTo).toEqual([screen.getByRole('alert'), screen.getByLabelText('Cliente')]));
});

it('a dialog scrolls nowhere after a submit that leaves the focus where it is', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Contrato" closeLabel="Cerrar">
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <div role="alert">No se guardó</div>
        <TextField label="Cliente" error="Obligatorio" />
        <button type="submit">Crear</button>
      </form>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrollIntoView).not.toHaveBeenCalled();
});
