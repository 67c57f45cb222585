import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../../area/learners-site.ts';
import { aPart, partIds } from '../../area/learning.fixtures.ts';

const writing = {
  id: 'aviso',
  type: 'writing' as const,
  prompt: 'Escribe el prompt del aviso.',
  weight: 1,
  minWords: 4,
  criteria: ['Contexto: para quién es', 'Tarea: un verbo'],
};
const delivered = {
  id: 'aviso',
  score: 1,
  isCorrect: true,
  credit: 1,
  triesLeft: 0,
  feedback: 'Compara pieza por pieza.',
  options: [],
  solution: '> Vendo tamales: escribe un aviso.',
};

it('a free text shows its criteria, is delivered in enough words, and is shown beside a sample', async () => {
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({
      body: aPart({ type: 'exercises', kind: 'practice', intro: null, passMark: 0.7, items: [writing] }),
    }),
    'POST /rest/v1/rpc/check_answer': () => ({ body: delivered }),
  });
  const { container } = await renderApp(partPath);
  const field = await screen.findByRole('textbox', { name: 'Tu texto' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(writing.criteria),
  );
  await userEvent.type(field, 'Escribe un{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Escribe al menos 4 palabras.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'aviso breve');
  expect(screen.getByText(/^Llevas 4 de al menos 4 palabras/)).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Vendo tamales: escribe un aviso.')).toBeTruthy();
  expect(screen.queryByText('Correcto')).toBeNull();
  expect(visits.flatMap(({ door, body }) => (door.endsWith('/check_answer') ? [body] : []))).toEqual([
    { part_id: partIds[1], item_id: 'aviso', answer: 'Escribe un\naviso breve' },
  ]);
});
