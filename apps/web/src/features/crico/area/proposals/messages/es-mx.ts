import type { ModelProblem } from '@nivel/contracts/ai/values/model-values';
import type { ProposalReason } from '@nivel/contracts/ai/values/proposal-values';

const reasons: Record<ProposalReason, string> = {
  stated_day: 'el texto dice la fecha',
  stated_priority: 'el texto dice la prioridad',
  stated_duration: 'el texto dice cuánto tarda',
  stated_order: 'el texto dice qué va antes',
  plan_step: 'paso de un plan usual',
};

/** Each goes on after the name of a model. */
const problems: Record<ModelProblem, string> = {
  address_refused: 'no tiene una dirección pública con HTTPS',
  unreachable: 'no está disponible en su dirección',
  timeout: 'no contestó a tiempo',
  redirected: 'redirige a otra dirección, y las redirecciones no se siguen',
  key_refused: 'no aceptó la clave',
  not_found: 'no existe en esa dirección',
  limited: 'recibió demasiadas solicitudes',
  failed: 'contestó con un error',
  nonsense: 'contestó algo que no se puede usar',
  too_many_messages: 'ya contestó todos los mensajes que puedes enviarle en una hora',
};

export const messages = {
  parse: 'Analizar con IA',
  noDescription: { title: 'Sin descripción', message: 'Primero escribe una descripción para el análisis de IA' },
  unavailable: {
    title: 'Servicio de IA no disponible',
    message: 'No se pudo analizar la descripción. Inténtalo de nuevo.',
  },
  complete: {
    title: 'Análisis de IA completo',
    message: (count: number): string =>
      count === 1 ? 'Se encontró 1 sugerencia' : `Se encontraron ${count} sugerencias`,
  },
  applied: 'Sugerencias de la IA aplicadas',
  failed: { title: 'Error al aplicar las sugerencias', message: 'No se pudieron aplicar las sugerencias.' },
  title: 'Sugerencias de la IA',
  byRules: (percent: string): string =>
    `Hecho con reglas, sin modelo de lenguaje. Se usó el ${percent} de las oraciones.`,
  byModel: (percent: string): string => `Se usó el ${percent} de las oraciones.`,
  model: {
    by: (name: string): string => `Escrito por el modelo «${name}», que se puede equivocar.`,
    instead: (name: string, why: string): string => `El modelo «${name}» ${why}; respondieron las reglas.`,
    problems,
  },
  cutOff: (most: string): string => `Solo se leyeron los primeros ${most} caracteres.`,
  nothingWritten: 'Nada cambia hasta que lo apliques.',
  values: 'Para esta tarjeta',
  cards: 'Tarjetas nuevas',
  items: 'Puntos de la lista de verificación',
  nothing: 'nada',
  now: 'ahora',
  proposed: 'propuesto',
  days: (count: number): string => (count === 1 ? '1 día' : `${count} días`),
  critical: 'Ruta crítica',
  after: (titles: string): string => `Después de ${titles}`,
  reasons,
  apply: 'Aplicar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  fields: { priority: 'Prioridad', start: 'Inicio', due: 'Fecha límite', estimated: 'Horas estimadas' },
  asked: {
    by: (rule: string): string => `La regla «${rule}» pidió a la IA una propuesta para esta tarjeta.`,
    review: 'Revisar la propuesta',
    dismiss: 'Descartar',
    dismissed: 'Propuesta descartada',
    failed: 'No se pudo descartar la propuesta. Inténtalo de nuevo.',
  },
  breakdown: {
    title: 'Desglosar el proyecto',
    description: 'De qué se trata el proyecto',
    complexity: 'Detalle',
    complexities: { simple: 'Pocos pasos', medium: 'Pasos usuales', complex: 'Muchos pasos' },
    propose: 'Proponer tarjetas',
  },
};
export type ProposalMessages = typeof messages;
