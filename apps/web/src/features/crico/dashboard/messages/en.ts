import type { DashboardMessages } from './es-mx.ts';

export const messages: DashboardMessages = {
  welcomeTitle: (name) => `Welcome to Crico, ${name}`,
  welcomeIn: (place) => `You are in ${place}.`,
  welcomePersonal: 'You are in your personal place. What you make here belongs to you alone.',
  chooseProjectOnly: 'Choose a project in the sidebar.',
  chooseProject: 'Choose a project in the sidebar, or create another.',
  createFirstProject: 'Create Your First Project',
  createProject: 'Create Project',
  nextSteps: 'What you can do now',
  stepOrganization: 'Make a place for your team and invite people to it.',
  stepMembers: 'See who belongs to this organization, and invite others.',
  stepCommands: 'Reach everything from the keyboard.',
};
