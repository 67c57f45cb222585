import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from './axe-findings.ts';
import { Button } from './button.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { PasswordField } from './password-field.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { Select, SelectItem, SelectList, SelectTrigger } from './select.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import { TextField } from './text-field.tsx';

describe('the button', () => {
  it('refuses clicks while it is loading, and keeps the focus', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.click(button);
    rerender(
      <Button onClick={onClick} loading>
        Guardar
      </Button>,
    );
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('is at least 44 px high at its default size', () => {
    render(<Button>Seguir</Button>);
    // Tailwind's step 11 is 2.75 rem.
    expect(screen.getByRole('button').className).toContain('min-h-11');
  });

  it('puts its icon on the requested side', () => {
    render(
      <Button icon={<i data-testid="icon" />} iconPosition="right">
        Seguir
      </Button>,
    );
    expect(screen.getByRole('button').lastElementChild).toBe(screen.getByTestId('icon'));
  });
});

describe('the progress ring', () => {
  it('shows the rounded percentage unless another text is given', () => {
    const { rerender, container } = render(<ProgressRing progress={66.6} aria-label="Avance" />);
    expect(screen.getByRole('progressbar', { name: 'Avance' }).getAttribute('aria-valuenow')).toBe('67');
    expect(screen.getByText('67%')).toBeTruthy();
    rerender(<ProgressRing progress={50} text="3 de 6" aria-label="Avance" />);
    expect(screen.getByText('3 de 6')).toBeTruthy();
    rerender(<ProgressRing progress={50} showText={false} aria-label="Avance" />);
    expect(container.textContent).toBe('');
  });

  it.each([
    ['sm', 80],
    ['md', 120],
    ['lg', 160],
    ['xl', 200],
  ] as const)('size %s is %i px', (size, pixels) => {
    render(<ProgressRing progress={10} size={size} aria-label="Avance" />);
    expect(screen.getByRole('progressbar').style.width).toBe(`${pixels}px`);
  });

  it('clamps values that are no percentage', () => {
    const { rerender } = render(<ProgressRing progress={140} aria-label="Avance" />);
    expect(screen.getByText('100%')).toBeTruthy();
    rerender(<ProgressRing progress={Number.NaN} aria-label="Avance" />);
    expect(screen.getByText('0%')).toBeTruthy();
  });
});

// jsdom has no pointer events; the select presses its items with one.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

const Fruit = () => {
  const [fruit, setFruit] = useState('mango');
  return (
    <Select label="Fruta" value={fruit} onValueChange={setFruit} items={{ mango: 'Mango', tuna: 'Tuna' }}>
      <SelectTrigger />
      <SelectList>
        <SelectItem value="mango">Mango</SelectItem>
        <SelectItem value="tuna">Tuna</SelectItem>
      </SelectList>
    </Select>
  );
};

describe('the select', () => {
  it('opens, chooses by keyboard, and closes', async () => {
    render(<Fruit />);
    const trigger = screen.getByRole('combobox', { name: /Fruta/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(trigger.textContent).toContain('Tuna');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  it('warns the developer when a part is outside its parent', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<SelectTrigger />)).toThrow('<SelectTrigger> must be used inside <Select>');
    expect(() => render(<SelectItem value="a">A</SelectItem>)).toThrow('<SelectItem> must be used inside <Select>');
    expect(() => render(<SelectList>nada</SelectList>)).toThrow('<SelectList> must be used inside <Select>');
    silence.mockRestore();
  });
});

describe('fields', () => {
  it('show the error beside the field, and announce it with the field', () => {
    render(<TextField label="Correo" hint="El de siempre" error="Falta la arroba" />);
    const field = screen.getByRole('textbox', { name: 'Correo' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toEqual(['El de siempre', 'Falta la arroba']);
  });

  it('show a password on request', async () => {
    render(<PasswordField label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar" />);
    const field = screen.getByLabelText('Contraseña');
    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(field.getAttribute('type')).toBe('text');
  });

  it('of a choice group take one or several, by keyboard too', async () => {
    const onChange = jest.fn();
    const choices = [
      { value: 'a', label: 'Uno' },
      { value: 'b', label: 'Dos' },
    ];
    const { rerender } = render(
      <ChoiceGroup several legend="Elige" name="x" choices={choices} values={['a']} onChange={onChange} />,
    );
    screen.getByRole('checkbox', { name: 'Dos' }).focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Uno' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
    rerender(<ChoiceGroup legend="Elige" name="y" choices={choices} values={['a']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dos' }));
    expect(onChange).toHaveBeenLastCalledWith(['b']);
  });

  it('and controls give axe nothing to find', async () => {
    const { container } = render(
      <>
        <TextField label="Correo" hint="El de siempre" error="Falta la arroba" />
        <PasswordField label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar">
          <StrengthMeter score={2} label="Fuerza" word="Regular" rules={[{ text: '8', isMet: true, metLabel: 'sí' }]} />
        </PasswordField>
        <ChoiceGroup
          several
          legend="Elige"
          name="x"
          choices={[{ value: 'a', label: 'Uno' }]}
          values={[]}
          onChange={() => undefined}
          error="Elige"
        />
        <ProgressRing progress={30} aria-label="Avance" />
        <Fruit />
        <Button loading>Guardar</Button>
      </>,
    );
    expect(await axeFindings(container)).toEqual([]);
  });
});
