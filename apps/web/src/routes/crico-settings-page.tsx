import { lazyRouteComponent } from '@tanstack/react-router';
import { LanguageSection } from '../shell/settings/language-section.tsx';
import { SettingsFrame } from '../shell/settings/settings-frame.tsx';
import { ThemeSection } from '../shell/settings/theme-section.tsx';

const accounts = {
  email: async () => import('../features/accounts/settings/email-section.tsx'),
  phone: async () => import('../features/accounts/settings/phone/phone-section.tsx'),
  secondStep: async () => import('../features/accounts/settings/factors/second-step-section.tsx'),
  identities: async () => import('../features/accounts/settings/identities/identities-section.tsx'),
  password: async () => import('../features/accounts/settings/password-section.tsx'),
  sessions: async () => import('../features/accounts/settings/sessions-section.tsx'),
  activity: async () => import('../features/accounts/settings/activity-section.tsx'),
  ownData: async () => import('../features/accounts/settings/own-data/own-data-sections.ts'),
};
const crico = {
  profile: async () => import('../features/crico/settings/profile-section.tsx'),
  learning: async () => import('../features/crico/settings/learning-section.tsx'),
  sentiment: async () => import('../features/crico/settings/sentiment-section.tsx'),
  trash: async () => import('../features/crico/settings/deleted-organizations-section.tsx'),
};
const shell = { notifications: async () => import('../shell/notification-settings/notifications-section.tsx') };

/** What each slice contributes to the account settings of Crico, in the order of the screen. */
const sections = [
  { id: 'perfil', Section: lazyRouteComponent(crico.profile, 'ProfileSection') },
  { id: 'idioma', Section: LanguageSection },
  { id: 'apariencia', Section: ThemeSection },
  { id: 'avisos', Section: lazyRouteComponent(shell.notifications, 'NotificationsSection') },
  { id: 'aprendizaje', Section: lazyRouteComponent(crico.learning, 'LearningSection') },
  { id: 'sentimiento', Section: lazyRouteComponent(crico.sentiment, 'SentimentSection') },
  { id: 'correo', Section: lazyRouteComponent(accounts.email, 'EmailSection') },
  { id: 'telefono', Section: lazyRouteComponent(accounts.phone, 'PhoneSection') },
  { id: 'contrasena', Section: lazyRouteComponent(accounts.password, 'PasswordSection') },
  { id: 'segundo-paso', Section: lazyRouteComponent(accounts.secondStep, 'SecondStepSection') },
  { id: 'identidades', Section: lazyRouteComponent(accounts.identities, 'IdentitiesSection') },
  { id: 'sesiones', Section: lazyRouteComponent(accounts.sessions, 'SessionsSection') },
  { id: 'seguridad', Section: lazyRouteComponent(accounts.activity, 'ActivitySection') },
  { id: 'papelera', Section: lazyRouteComponent(crico.trash, 'DeletedOrganizationsSection') },
  { id: 'mis-datos', Section: lazyRouteComponent(accounts.ownData, 'DataSection') },
  { id: 'eliminar-cuenta', Section: lazyRouteComponent(accounts.ownData, 'DeletionSection') },
];

/** Account Settings, inside the frame of Crico. */
export const CricoSettingsPage = () => <SettingsFrame sections={sections} />;
