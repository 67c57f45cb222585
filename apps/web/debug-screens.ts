import type { Plugin } from 'vite';

/** Leaves the screens for developers out of every build: the development server alone has them. */
export const debugScreens = (): Plugin => ({
  name: 'nivel-debug-screens',
  config: (_, { command }) => ({ define: { NIVEL_DEBUG_SCREENS: JSON.stringify(command === 'serve') } }),
});
