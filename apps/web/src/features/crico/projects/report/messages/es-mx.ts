const errors: Readonly<Record<string, string>> = {
  report_recipient_left: 'Alguien de la lista ya no es miembro del proyecto. Revisa a quién lo envías.',
  report_without_recipients: 'Ya nadie de la lista es miembro del proyecto.',
  project_without_emails: 'Los ajustes del proyecto no dejan salir correos.',
  project_task_changed:
    'Alguien cambió el horario mientras tanto. Mira cómo está ahora y guarda otra vez si el tuyo es el bueno.',
  project_task_time_invalid: 'Ese horario no llega nunca.',
  project_task_too_often: 'Un reporte sale cada hora como máximo: el horario lleva un solo minuto.',
  forbidden: 'Ya no llevas este proyecto.',
  unavailable: 'El servicio no responde. Inténtalo de nuevo en un momento.',
};

const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`);

export const messages = {
  title: 'Reporte por correo',
  lead: 'Avance, lo que cambió desde el último, lo que está en riesgo y quién hizo qué. Cada quien lo recibe en su idioma.',
  close: 'Cerrar',
  recipients: {
    legend: 'Quién lo recibe',
    none: 'En este proyecto todavía no hay miembros.',
    chooseAll: 'Elegir a todas las personas',
    chooseNobody: 'No elegir a nadie',
  },
  noRecipients: 'Elige por lo menos a una persona.',
  tooManyRecipients: 'Un reporte va a 50 personas como máximo.',
  left: (count: number) =>
    count === 1
      ? '1 persona de la lista ya no es miembro del proyecto y no lo recibe.'
      : `${count} personas de la lista ya no son miembros del proyecto y no lo reciben.`,
  send: 'Enviar ahora',
  sent: (count: number) => `El reporte va en camino a ${people(count)}.`,
  schedule: 'Enviarlo cada semana o cada mes',
  present: (when: string, count: number) => `Ahora: ${when}, a ${people(count)}`,
  paused: 'En pausa: no se envía hasta que alguien lo reanude.',
  frequency: 'Frecuencia',
  frequencies: { weekly: 'Cada semana', monthly: 'Cada mes', own: 'Como está' },
  weekday: 'Día de la semana',
  day: 'Día del mes',
  time: 'Hora',
  timeInvalid: 'Escribe la hora.',
  zoneInvalid: 'No hay ninguna zona con ese nombre.',
  setUp: 'Programar',
  save: 'Guardar horario',
  pause: 'Pausar',
  resume: 'Reanudar',
  wasScheduled: 'El reporte quedó programado.',
  wasPaused: 'El reporte está en pausa.',
  wasResumed: 'El reporte se envía otra vez.',
  loadFailed: 'No se pudo cargar el horario',
  preview: 'Vista previa',
  subject: 'Asunto',
  previewFailed: 'No se pudo hacer la vista previa',
  failed: 'No se pudo. Inténtalo de nuevo.',
  tooManyEmails: (count: number, when: string) =>
    `Los reportes de este proyecto pueden ir hoy todavía a ${people(count)}. Más, ${when}.`,
  errors,
};
export type ReportMessages = typeof messages;
