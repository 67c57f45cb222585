import type { ToastRules } from '@nivel/ui/toast-queue';
import { Outlet } from '@tanstack/react-router';
import { AreaFrame } from '../../shell/area/area-frame.tsx';
import type { Area } from '../../shell/area/area.ts';
import { AreaHeader } from '../../shell/area-header/area-header.tsx';
import { useCommands } from '../../shell/commands/command-registry.ts';
import { useLive } from '../../shell/live/use-live.ts';
import { notify } from '../../shell/toasts/toaster.ts';

const toastRules: ToastRules = { visibleLimit: 1, durationMs: 60_000, rateLimit: { toasts: 9, windowMs: 1 } };

const area: Area = {
  home: '/taller',
  homeLabel: 'Taller, ir al inicio',
  backLabel: 'Volver al taller',
  settings: '/taller/ajustes',
  inbox: '/taller/avisos',
  toastRules,
};

const Background = () => {
  useCommands([{ id: 'hammer', label: 'Tomar el martillo', run: () => notify({ type: 'info', message: 'Martillo' }) }]);
  useLive({
    facts: { 'learning.profile.prepared': () => notify({ type: 'info', message: 'Tu perfil está listo' }) },
    onStale: () => notify({ type: 'info', message: 'Vuelto a leer' }),
  });
  return null;
};

/** The layout of an area that is no product: it shows that the shell serves another one than learning. */
export const WorkshopArea = () => (
  <AreaFrame area={area}>
    <Background />
    <AreaHeader />
    <aside aria-label="Taller">Bancos y herramientas</aside>
    <Outlet />
  </AreaFrame>
);
