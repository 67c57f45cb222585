import type { ProjectTaskKind, ProjectTaskRun } from '@nivel/contracts/projects/automation/project-task';

interface Described {
  readonly name: string;
  readonly description: string;
}
const kinds: Record<ProjectTaskKind, Described> = {
  'weekly-report': {
    name: 'Reporte semanal',
    description: 'Cómo va el proyecto, qué se terminó en 7 días y qué está vencido, por correo a quienes lo llevan.',
  },
  'stale-cards': {
    name: 'Tarjetas sin movimiento',
    description: 'Las tarjetas abiertas que nadie ha tocado en 14 días, por correo a quienes llevan el proyecto.',
  },
  'email-report': {
    name: 'Reporte por correo',
    description: 'Avance, lo que cambió y lo que está en riesgo, con gráficas, por correo a los miembros que elijas.',
  },
};
const outcomes: Record<ProjectTaskRun['status'], string> = { completed: 'Completada', failed: 'Falló' };
const causes: Record<ProjectTaskRun['cause'], string> = { schedule: 'por su horario', hand: 'a mano' };
const errors: Readonly<Record<string, string>> = {
  project_task_not_found: 'El proyecto ya no tiene esta tarea programada.',
  project_task_paused: 'Esta tarea programada está en pausa.',
  automation_paused: 'Toda la automatización del proyecto está en pausa.',
  project_task_time_invalid: 'Ese horario no llega nunca.',
  project_task_too_often: 'Un reporte sale cada hora como máximo: el horario lleva un solo minuto.',
  project_without_emails: 'Los ajustes del proyecto no dejan salir correos.',
  too_many_emails: 'Hoy ya salieron demasiados correos con reportes de este proyecto. Inténtalo más tarde.',
  report_without_recipients: 'Ya nadie de la lista es miembro del proyecto.',
  report_failed: 'El reporte no se pudo hacer. Se intenta de nuevo en unos minutos.',
  rule_owner_has_no_right: 'Se detuvo: quien la programó ya no lleva el proyecto. Quien la reanude será su dueño.',
  forbidden: 'Ya no llevas este proyecto.',
};

export const messages = {
  kinds,
  outcomes,
  causes,
  errors,
  failed: 'No se pudo hacer. Inténtalo de nuevo.',
  heading: 'Panel de automatización',
  stats: {
    workflows: 'Flujos activos',
    tasks: 'Tareas programadas activas',
    executions: 'Ejecuciones de reglas',
    success: 'Éxito de reglas',
  },
  tasks: 'Tareas programadas',
  none: 'No hay tareas programadas',
  noneText: 'Empieza con una de las recomendadas.',
  loadFailed: 'No se pudieron cargar las tareas programadas',
  type: 'Reporte',
  isScheduled: 'Programada',
  isPaused: 'En pausa',
  owner: (name: string) => `A nombre de ${name}`,
  somebody: 'alguien que ya no está',
  recommended: 'Automatización recomendada',
  setUp: 'Configurar',
  run: 'Ejecutar',
  pause: 'Pausar',
  resume: 'Reanudar',
  changeTime: 'Cambiar horario',
  history: 'Historial',
  ofTask: (act: string, task: string) => `${act}: ${task}`,
  timeOf: (task: string) => `Horario: ${task}`,
  runsOf: (task: string) => `Historial: ${task}`,
  wasSetUp: (task: string) => `Programada: ${task}`,
  wasRun: (task: string) => `Hecha: ${task}`,
  wasPaused: (task: string) => `En pausa: ${task}`,
  wasResumed: (task: string) => `De nuevo programada: ${task}`,
  runsFailed: 'No se pudo cargar el historial',
  noRuns: 'Todavía no se ha hecho.',
  close: 'Cerrar',
  told: (people: number, cards: number) =>
    `${people === 0 ? 'no se avisó a nadie' : people === 1 ? 'a 1 persona' : `a ${people} personas`}, ${cards === 1 ? '1 tarjeta' : `${cards} tarjetas`}`,
};
export type ScheduledMessages = typeof messages;
