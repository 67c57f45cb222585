import { lazyRouteComponent } from '@tanstack/react-router';
import { AreaHeader } from '../shell/area-header/area-header.tsx';
import { SkipLink } from '../shell/navigation/skip-link.tsx';
import { LanguageSection } from '../shell/settings/language-section.tsx';
import { SettingsFrame } from '../shell/settings/settings-frame.tsx';
import { ThemeSection } from '../shell/settings/theme-section.tsx';

const accounts = {
  profile: async () => import('../features/accounts/settings/profile-section.tsx'),
  email: async () => import('../features/accounts/settings/email-section.tsx'),
  phone: async () => import('../features/accounts/settings/phone/phone-section.tsx'),
  secondStep: async () => import('../features/accounts/settings/factors/second-step-section.tsx'),
  identities: async () => import('../features/accounts/settings/identities/identities-section.tsx'),
  password: async () => import('../features/accounts/settings/password-section.tsx'),
  sessions: async () => import('../features/accounts/settings/sessions-section.tsx'),
  activity: async () => import('../features/accounts/settings/activity-section.tsx'),
  ownData: async () => import('../features/accounts/settings/own-data/own-data-sections.ts'),
};
const learning = {
  timeZone: async () => import('../features/learning/settings/time-zone-section.tsx'),
  celebrations: async () => import('../features/learning/settings/celebrations-section.tsx'),
};

const billing = {
  subscription: async () => import('../features/billing/subscription/subscription-section.tsx'),
};
const shell = {
  picture: async () => import('../shell/settings/picture-section.tsx'),
  notifications: async () => import('../shell/notification-settings/notifications-section.tsx'),
};

/** What each slice contributes to the settings of a learner, in the order of the screen. */
const sections = [
  { id: 'perfil', Section: lazyRouteComponent(accounts.profile, 'ProfileSection') },
  { id: 'foto', Section: lazyRouteComponent(shell.picture, 'PictureSection') },
  { id: 'idioma', Section: LanguageSection },
  { id: 'apariencia', Section: ThemeSection },
  { id: 'zona-horaria', Section: lazyRouteComponent(learning.timeZone, 'TimeZoneSection') },
  { id: 'celebraciones', Section: lazyRouteComponent(learning.celebrations, 'CelebrationsSection') },
  { id: 'suscripcion', Section: lazyRouteComponent(billing.subscription, 'SubscriptionSection') },
  { id: 'avisos', Section: lazyRouteComponent(shell.notifications, 'NotificationsSection') },
  { id: 'correo', Section: lazyRouteComponent(accounts.email, 'EmailSection') },
  { id: 'telefono', Section: lazyRouteComponent(accounts.phone, 'PhoneSection') },
  { id: 'contrasena', Section: lazyRouteComponent(accounts.password, 'PasswordSection') },
  { id: 'segundo-paso', Section: lazyRouteComponent(accounts.secondStep, 'SecondStepSection') },
  { id: 'identidades', Section: lazyRouteComponent(accounts.identities, 'IdentitiesSection') },
  { id: 'sesiones', Section: lazyRouteComponent(accounts.sessions, 'SessionsSection') },
  { id: 'seguridad', Section: lazyRouteComponent(accounts.activity, 'ActivitySection') },
  { id: 'mis-datos', Section: lazyRouteComponent(accounts.ownData, 'DataSection') },
  { id: 'eliminar-cuenta', Section: lazyRouteComponent(accounts.ownData, 'DeletionSection') },
];

/** The settings of a learner: the frame, below the bar of the learning area. */
export const SettingsPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <SettingsFrame sections={sections} />
  </>
);
