import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shellText } from './shell/language/shell-text.ts';
import { startSession } from './shell/session/session.ts';
import './styles.css';
import './shell/theme/theme.ts';
import { homeText } from './features/learning/home/home-text.ts';
import { createAppRouter } from './routes/router.tsx';

startSession();
// The shell's texts travel beside the first page's program instead of after it.
void shellText.load();
if (location.pathname === '/') void homeText.load();

// Its program comes when there is something to report.
const reported = (error: unknown) =>
  void import('./shell/monitoring/monitoring.ts').then(
    ({ report }) => report(error),
    () => undefined,
  );
addEventListener('error', ({ error }) => reported(error));
addEventListener('unhandledrejection', ({ reason }) => reported(reason));

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  // A refusal that a screen explains (a locked part, a server that is away) is no mistake of the program.
  onCaughtError: (error) => {
    if (!(error instanceof Error && error.name === 'ClientError')) reportError(error);
  },
}).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
);
