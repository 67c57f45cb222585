import type { Locator, Page } from 'playwright-core';

/** The student dashboard, as people and screen readers find it. */
export const dashboardPage = (page: Page) => {
  // On day one there is nothing to continue yet.
  const next = page.getByRole('region', { name: /^(Empieza|Continúa donde te quedaste)$/ });
  return {
    greeting: page.getByRole('heading', { name: /^Hola/ }),
    next,
    goOn: next.getByRole('link', { name: /Empezar|Continuar/ }),
    stop: (number: number, state: 'Abierto' | 'Completado' | 'Bloqueado'): Locator =>
      page.getByRole('link', { name: new RegExp(`Módulo ${number}, ${state}`) }).first(),
  };
};

/** A part of any type. */
export const partPage = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Siguiente paso' });
  return {
    title: (name: string): Locator => page.getByRole('heading', { level: 1, name }),
    bar,
    completed: bar.getByText(/Parte completada/),
    nextPart: bar.getByRole('link', { name: 'Siguiente parte' }),
    seeModule: bar.getByRole('link', { name: 'Ver el módulo' }),
  };
};

export const videoPlayer = (page: Page) => ({
  play: page.getByRole('button', { name: 'Reproducir' }),
  pause: page.getByRole('button', { name: 'Pausar' }),
  position: page.getByRole('slider', { name: 'Posición en el video' }),
  speed: page.getByRole('combobox', { name: 'Velocidad' }),
  seen: page.getByText(/^Has visto el \d+ %/),
});

export const exercisePage = (page: Page) => ({
  form: page.locator('#question-form'),
  question: (number: number): Locator => page.getByRole('heading', { name: new RegExp(`^Pregunta ${number} de`) }),
  option: (name: string): Locator => page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name })),
  written: page.getByRole('textbox', { name: /^Tu respuesta/ }),
  check: page.getByRole('button', { name: 'Comprobar' }),
  feedback: page.locator('[aria-live="polite"]').getByText(/^(Correcto|En parte|Todavía no)$/),
  /** Answered without network. */
  ungraded: page.getByText(/^Por calificar\. Sin conexión/),
  next: page.getByRole('button', { name: 'Siguiente', exact: true }),
  result: page.getByRole('button', { name: 'Ver mi resultado' }),
  handIn: page.getByRole('button', { name: 'Entregar' }),
  runsLeft: page.getByText(/^Hoy te quedan? |^Ya usaste tus entregas de hoy/),
  again: page.getByRole('button', { name: 'Intentar de nuevo' }),
  passed: page.getByRole('heading', { name: '¡Lo lograste!' }),
  failed: page.getByRole('heading', { name: 'Casi. Vuelve a intentarlo.' }),
  review: page.getByRole('region', { name: 'Repasa tus respuestas' }),
});

export const celebration = (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  return { dialog, goOn: dialog.getByRole('button', { name: 'Seguir' }) };
};

/** A toast with exactly these words; a dialog in front of it hides it from roles, not from the eye. */
export const toast = (page: Page, words: string): Locator =>
  page.getByLabel('Avisos', { exact: true }).getByText(words, { exact: true });
