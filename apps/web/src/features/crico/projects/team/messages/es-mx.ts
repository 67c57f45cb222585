export const messages = {
  title: 'Equipo',
  titleOf: (name: string) => `Equipo de ${name}`,
  overviewLead: 'Las personas con las que compartes proyectos.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  list: 'Personas del equipo',
  search: 'Buscar en el equipo...',
  found: (count: number) => (count === 0 ? 'No se encontró a nadie' : count === 1 ? '1 persona' : `${count} personas`),
  nobody: 'Todavía no compartes proyectos con nadie.',
  inactive: 'ya no está en Crico',
  fromOrganization: 'por su organización',
  loadFailed: 'No se pudo cargar el equipo',
  add: 'Agregar',
  roleOf: (name: string) => `Rol de ${name}`,
  added: (name: string) => `${name} se agregó al equipo`,
  invited: (email: string) => `Invitación enviada a ${email}`,
  addFailed: 'No se pudo agregar a la persona',
  updated: 'Persona del equipo actualizada',
  manageFailed: 'No se pudo administrar a la persona',
  remove: 'Quitar',
  removeName: (name: string) => `Quitar a ${name} del equipo`,
  removeTitle: (name: string) => `¿Quitar a ${name}?`,
  removeText: 'Pierde el acceso a este proyecto de inmediato. Sus tarjetas siguen a su nombre.',
  removed: 'Persona retirada del equipo',
  removeFailed: 'No se pudo quitar a la persona',
  email: {
    open: 'Escribir al equipo',
    title: 'Correo al equipo',
    to: 'Para',
    subject: 'Asunto',
    text: 'Mensaje',
    hint: 'Llega por correo, con tu nombre y el del proyecto. Quien no quiera estos correos no lo recibe.',
    send: 'Enviar correo',
    sent: (count: number, remaining: number) =>
      `Correo enviado a ${count === 1 ? '1 persona' : `${count} personas`}. Hoy puedes escribir a ${remaining} más.`,
    toMissing: 'Elige a quién le escribes',
    toMany: (most: number) => `Elige a ${most} personas como máximo`,
    subjectMissing: 'Escribe un asunto',
    textMissing: 'Escribe un mensaje',
    tooLong: (most: number) => `Puede tener ${most} caracteres como máximo`,
    failed: 'No se pudo enviar el correo. Lo que escribiste sigue aquí; intenta de nuevo.',
    /** @param when such as «dentro de 3 horas» */
    tooMany: (remaining: number, when: string) =>
      remaining === 0
        ? `Ya enviaste todos los correos que se pueden enviar en un día. Puedes enviar otro ${when}.`
        : `Hoy solo puedes escribir a ${remaining === 1 ? '1 persona' : `${remaining} personas`} más. Podrás escribir a otras ${when}.`,
    errors: {
      addressee_not_found: 'Alguien de la lista ya no está en el proyecto, o ya no puedes escribirle. Vuelve a elegir.',
      project_without_emails: 'Los ajustes de este proyecto no dejan salir correos.',
      invalid_input: 'El mensaje tiene algo que no se puede enviar. Revísalo e intenta de nuevo.',
      offline: 'Parece que tu dispositivo no tiene conexión. Lo que escribiste sigue aquí.',
    } as Readonly<Record<string, string>>,
  },
  errors: {
    person_not_found: 'No existe un usuario con ese correo electrónico',
    already_a_member: 'Esta persona ya está en el equipo.',
    last_director: 'El último director no puede salir ni ser retirado.',
    no_free_seat: 'Todos los lugares de la organización están ocupados.',
    forbidden: 'No tienes permiso para hacer esto.',
  } as Readonly<Record<string, string>>,
};

export type TeamMessages = typeof messages;
