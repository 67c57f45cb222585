import type { ProposalState } from '@nivel/contracts/projects/automation/automation-values';

const proposalStates: Record<ProposalState, (count: number) => string> = {
  waiting: (count) => (count === 1 ? '1 en espera' : `${count} en espera`),
  ready: (count) => (count === 1 ? '1 por revisar en su tarjeta' : `${count} por revisar en sus tarjetas`),
  empty: (count) => `${count} sin nada que proponer`,
  failed: (count) => (count === 1 ? '1 no se pudo hacer' : `${count} no se pudieron hacer`),
  gone: (count) => (count === 1 ? '1 de una tarjeta eliminada' : `${count} de tarjetas eliminadas`),
  replaced: (count) => (count === 1 ? '1 reemplazada' : `${count} reemplazadas`),
  applied: (count) => (count === 1 ? '1 aplicada' : `${count} aplicadas`),
  dismissed: (count) => (count === 1 ? '1 descartada' : `${count} descartadas`),
};

/** The history of a rule. */
export const runs = {
  title: (name: string): string => `Historial: ${name}`,
  failed: 'No se pudo cargar el historial',
  none: 'Aún no ha corrido.',
  older: 'Ver anteriores',
  because: (command: string): string => `Causa: ${command}`,
  began: {
    hand: 'Causa: alguien la ejecutó',
    'due-date': 'Causa: la fecha límite',
    comment: 'Causa: un comentario',
    schedule: 'Causa: su horario',
    learning: 'Causa: el avance en Nivel',
    finance: 'Causa: Finanzas',
  },
  held: (when: string): string => `Por las horas de silencio, sus avisos y correos salen: ${when}.`,
  by: (name: string): string => `por ${name}`,
  depth: (depth: number): string => `regla ${depth} de la cadena`,
  took: (ms: number): string => `${ms} ms`,
  seen: 'Lo que se vio',
  matched: (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`),
  otherCommand: 'cambió el proyecto',
  before: 'antes',
  now: 'ahora',
  proposals: (said: string): string => `Propuestas de la IA: ${said}.`,
  proposalStates,
  askedAgain: (when: string): string => `La IA no respondió; se le pregunta otra vez: ${when}.`,
  close: 'Cerrar',
};
