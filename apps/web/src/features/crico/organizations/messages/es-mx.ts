/** The things deleted with an organization, each counted. */
interface Impact {
  readonly members: number;
  readonly projects: number;
  readonly open_invites: number;
}

export const messages = {
  general: 'General',
  saved: 'Organización guardada',
  members: 'Miembros',
  seats: (taken: number, seats: number) => `${taken} de ${seats} lugares`,
  inactive: 'hoy sin acceso a Crico',
  roleOf: (name: string) => `Rol de ${name}`,
  roleChanged: (name: string, role: string) => `${name} ahora es ${role}`,
  remove: 'Retirar',
  removeName: (name: string) => `Retirar a ${name}`,
  removeTitle: (name: string) => `¿Retirar a ${name}?`,
  removeText: 'Pierde todo derecho en esta organización en el acto, también en las ventanas abiertas.',
  removeFailed: 'No se pudo retirar a la persona',
  removed: 'Se retiró a la persona',
  added: (name: string) => `${name} se sumó al equipo`,
  add: 'Agregar',
  inviteInstead: (email: string) => `Invitar a ${email}`,
  addLead: 'Quien ya comparte contigo un proyecto o una organización entra de inmediato; a los demás se les invita.',
  seatsLimit: 'Cuántos lugares hay lo decide quien administra la instalación.',
  seatsFree: (taken: number) => `${taken === 1 ? '1 lugar ocupado' : `${taken} lugares ocupados`}, sin límite.`,
  projects: 'Proyectos',
  newProject: 'Crear proyecto',
  noProjects: 'Todavía no hay proyectos que puedas ver.',
  projectsFailed: 'No se pudieron cargar los proyectos',
  standing: (cards: number, percent: number) => `${cards === 1 ? '1 tarjeta' : `${cards} tarjetas`}, ${percent}%`,
  transfer: 'Hacer propietario',
  transferName: (name: string) => `Hacer propietario a ${name}`,
  transferTitle: (name: string) => `¿Hacer propietario a ${name}?`,
  transferText: 'Tú quedas como administrador. Solo el nuevo propietario puede devolverla.',
  transferred: (name: string) => `${name} es ahora propietario`,
  danger: 'Salir o eliminar',
  leave: 'Salir de la organización',
  leaveTitle: (name: string) => `¿Salir de ${name}?`,
  leaveText: 'Pierdes todo derecho en ella. Alguien tiene que invitarte para volver.',
  left: (name: string) => `Saliste de ${name}`,
  delete: 'Eliminar la organización',
  deleteTitle: (name: string) => `¿Eliminar ${name}?`,
  deleteText: 'Va a la papelera, y sus proyectos con ella. Propietarios y administradores pueden restaurarla.',
  impact: ({ members, projects, open_invites: invites }: Impact) =>
    `${members === 1 ? '1 miembro pierde' : `${members} miembros pierden`} el acceso, ${projects === 1 ? '1 proyecto va' : `${projects} proyectos van`} a la papelera y ${invites === 1 ? 'termina 1 invitación abierta' : `terminan ${invites} invitaciones abiertas`}.`,
  impactFailed: 'No se pudo calcular el efecto',
  impactLoading: 'Contando lo que se va con ella...',
  typeDelete: 'Escribe "ELIMINAR" para confirmar',
  deleted: (name: string) => `Se eliminó ${name}`,
  undo: 'Deshacer',
};

export type OrganizationsMessages = typeof messages;
