import type { SHARED_PROGRESS } from '@nivel/contracts/projects/progress-consent';

const shared: Readonly<Record<(typeof SHARED_PROGRESS)[number], string>> = {
  modules: 'Qué módulos empezaste y qué porcentaje de cada uno llevas',
  percent: 'Tu porcentaje de todo el programa',
  last_day: 'El último día en que estudiaste',
};

export const messages = {
  shared,
  question: (organization: string) => `¿Puede ${organization} ver cómo vas en el aprendizaje?`,
  seen: 'Sus propietarios y administradores verían:',
  never: 'Nunca ven tus respuestas, notas, racha ni habilidades.',
  yes: 'Sí, compartir',
  no: 'No, gracias',
  later: 'Puedes cambiarlo cuando quieras en',
  settings: 'Ajustes de la cuenta',
  title: 'Mi aprendizaje',
  lead: 'Qué organizaciones ven cómo vas. Puedes retirarlo cuando quieras: deja de verse en el acto.',
  consent: 'Propietarios y administradores pueden ver mis módulos, porcentaje y último día.',
  consentTo: (organization: string) => `${organization} puede ver mis módulos, porcentaje y último día.`,
  given: (organization: string) => `${organization} ya puede ver cómo vas`,
  refused: (organization: string) => `${organization} no ve cómo vas`,
};

export type ConsentMessages = typeof messages;
