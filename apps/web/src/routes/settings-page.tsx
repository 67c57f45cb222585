import { lazyRouteComponent } from '@tanstack/react-router';
import { SkipLink } from '../shell/navigation/skip-link.tsx';
import { SettingsFrame } from '../shell/settings/settings-frame.tsx';
import { AreaHeader } from '../features/learning/area-header/area-header.tsx';

/** What each slice contributes to the settings of a learner, in the order of the screen. */
const sections = [
  {
    id: 'contrasena',
    Section: lazyRouteComponent(() => import('../features/accounts/settings/password-section.tsx'), 'PasswordSection'),
  },
  {
    id: 'sesiones',
    Section: lazyRouteComponent(() => import('../features/accounts/settings/sessions-section.tsx'), 'SessionsSection'),
  },
  {
    id: 'seguridad',
    Section: lazyRouteComponent(() => import('../features/accounts/settings/activity-section.tsx'), 'ActivitySection'),
  },
];

/** The settings of a learner: the frame, below the bar of the learning area. */
export const SettingsPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <SettingsFrame sections={sections} />
  </>
);
