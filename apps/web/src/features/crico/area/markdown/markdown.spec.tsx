import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Suspense, useState } from 'react';
import { MarkdownEditor } from './markdown-editor.tsx';
import { MarkdownView } from './markdown-view.tsx';

const view = async (source: string): Promise<HTMLElement> => {
  const { container } = await act(async () =>
    render(
      <Suspense>
        <MarkdownView source={source} />
      </Suspense>,
    ),
  );
  return container;
};

describe('a text in Markdown', () => {
  it('has headings, lists, tasks, tables, code and links', async () => {
    const source = [
      '# Plan',
      'Hola **tú** y _yo_ ~~no~~ `x<y`',
      '- [x] hecha\n- [ ] otra\n\n1. uno\n2. dos',
      '| a | b |\n|---|--:|\n| 1 | **2** |',
      '```\ncódigo\n```\n\n> cita\n\n---\n\n[sitio](https://nivel.mx) <b>x</b> ![foto](https://x.mx/a.png)',
    ].join('\n\n');
    const container = await view(source);
    expect(screen.getByRole('heading', { level: 3, name: 'Plan' })).toBeTruthy();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled]);
    expect(boxes).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(screen.getByRole('cell', { name: '2' }).querySelector('strong')).toBeTruthy();
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['x<y', 'código']);
    const link = screen.getByRole('link', { name: 'sitio' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link.getAttribute('href')).toBe('https://nivel.mx/');
    expect(screen.getByRole('link', { name: 'foto' })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('<b>x</b>');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is never a program, for every input', async () => {
    const piece = fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:alert(1) "t")',
      '[a](data:text/html,x)',
      '<javascript:alert(1)>',
      '[a]: javascript:x\n\n[a]',
      '![x](https://x.mx/y.png)',
      '<iframe srcdoc="x">',
      'https://nivel.mx/a?b=c',
      'a@b.mx',
      '\n\n',
      '| a |\n|---|\n| <svg onload=x> |',
      '- [ ] <a href="javascript:x">',
      '> ',
      '**',
      '`',
      '[',
      '](//evil.mx)',
    );
    const sources = fc.sample(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 10 }).map((some) => some.join('')),
      300,
    );
    for (const source of sources) {
      const container = await view(source);
      expect(container.querySelector('script, img, iframe, svg, object, embed, style, form')).toBeNull();
      for (const element of container.querySelectorAll('*'))
        expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(https?|mailto):/);
        expect(link.rel).toContain('noopener');
      }
      cleanup();
    }
  });

  it('is shown as plain text when it is made to keep a browser busy', async () => {
    const wide = `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'|x\n'.repeat(5_000)}`;
    const container = await view(wide);
    expect(await screen.findByText(/Se muestra como se escribió/)).toBeTruthy();
    expect(container.querySelector('td')).toBeNull();
    expect(container.textContent).toContain(wide);
    cleanup();
    const deep = await view(`${'> '.repeat(25_000)}fin`);
    expect(deep.textContent).toContain('fin');
    cleanup();
    const nested = await view(`${'> '.repeat(300)}fin`);
    expect(nested.querySelectorAll('blockquote').length).toBeLessThan(50);
    expect(nested.textContent).toContain('fin');
  });
});

const Written = ({ start }: { readonly start: string }) => {
  const [value, setValue] = useState(start);
  return (
    <Suspense>
      <MarkdownEditor label="Descripción" value={value} onChange={setValue} />
    </Suspense>
  );
};

describe('the editor of a long text', () => {
  const open = async (start = '') => {
    const { container } = await act(async () => render(<Written start={start} />));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Descripción' });
    return { container, field };
  };

  it('formats by tools that are one stop of the keyboard, and by keys', async () => {
    const { container, field } = await open('hola');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Negrita');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Lista de casillas');
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('- [ ] hola');
    expect(document.activeElement).toBe(field);
    field.setSelectionRange(6, 10);
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(field.value).toBe('- [ ] **hola**');
    field.setSelectionRange(14, 14);
    await userEvent.keyboard('{Enter}otra');
    expect(field.value).toBe('- [ ] **hola**\n- [ ] otra');
  });

  it('shows the result, and reports texts that are too long', async () => {
    const { container, field } = await open('**hola**');
    await userEvent.click(screen.getByRole('button', { name: 'Vista previa' }));
    const preview = screen.getByRole('region', { name: 'Vista previa de Descripción' });
    expect(within(preview).getByText('hola').tagName).toBe('STRONG');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Vista previa' }));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('😀'.repeat(50_000));
    expect(screen.queryByText(/tiene como máximo/)).toBeNull();
    await userEvent.paste('x');
    expect(screen.getByText('El texto tiene como máximo 50,000 caracteres.')).toBeTruthy();
  });
});
