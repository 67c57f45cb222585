import type { ScheduledTask, TaskRun } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';

const types: Record<ScheduledTask['type'], string> = {
  report: 'Aviso',
  backup: 'Respaldo',
  sync: 'Sincronización',
  cleanup: 'Limpieza',
};
const statuses: Record<ScheduledTask['status'], string> = {
  scheduled: 'Programada',
  running: 'En curso',
  paused: 'En pausa',
};
const outcomes: Record<TaskRun['status'], string> = {
  running: 'En curso',
  completed: 'Completada',
  failed: 'Falló',
};
const causes: Record<TaskRun['cause'], string> = { schedule: 'por su horario', hand: 'a mano' };
const errors: Readonly<Record<string, string>> = {
  task_not_found: 'Esta tarea programada ya no existe.',
  task_not_scheduled: 'La tarea programada está en pausa o ya está en curso.',
  task_time_invalid: 'Este horario no llega nunca o no está bien escrito.',
  unavailable: 'Un servicio no respondió.',
  request_timeout: 'Un servicio tardó demasiado.',
  interrupted: 'El proceso terminó a la mitad.',
};

export const messages = {
  types,
  statuses,
  outcomes,
  causes,
  errors,
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  failedRun: 'Algo salió mal.',
  title: 'Tareas programadas',
  lead: 'Lo que esta instalación hace sola.',
  loadFailed: 'No se pudieron cargar las tareas programadas',
  every: (interval: string) => `Cada ${interval}`,
  ofTask: (action: string, task: string) => `${action}: ${task}`,
  run: 'Ejecutar',
  pause: 'Pausar',
  resume: 'Reanudar',
  changeTime: 'Cambiar horario',
  history: 'Historial',
  started: (task: string) => `Se pidió: ${task}`,
  paused: (task: string) => `En pausa: ${task}`,
  resumed: (task: string) => `De nuevo programada: ${task}`,
  timeChanged: (task: string) => `Horario cambiado: ${task}`,
  timeOf: (task: string) => `Horario de «${task}»`,
  runsOf: (task: string) => `Historial de «${task}»`,
  close: 'Cerrar',
  standard: (interval: string) => `El de la instalación: cada ${interval}`,
  noRuns: 'Todavía no se ha hecho.',
  runsFailed: 'No se pudo cargar el historial',
  took: (seconds: string) => `tardó ${seconds}`,
};
export type TasksMessages = typeof messages;
