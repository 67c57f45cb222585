export const messages = {
  welcomeTitle: (name: string) => `Te damos la bienvenida a Crico, ${name}`,
  welcomeIn: (place: string) => `Estás en ${place}.`,
  welcomePersonal: 'Estás en tu lugar personal. Lo que hagas aquí es solo tuyo.',
  chooseProjectOnly: 'Elige un proyecto en la barra lateral.',
  chooseProject: 'Elige un proyecto en la barra lateral, o crea otro.',
  createFirstProject: 'Crear tu primer proyecto',
  createProject: 'Crear proyecto',
  nextSteps: 'Lo que puedes hacer ahora',
  stepOrganization: 'Crea un lugar para tu equipo e invita gente.',
  stepMembers: 'Mira quién pertenece a esta organización e invita a más.',
  stepCommands: 'Llega a todo desde el teclado.',
};

export type DashboardMessages = typeof messages;
