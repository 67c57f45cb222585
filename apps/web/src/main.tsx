import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appText } from './app/app-text.ts';
import { startSession } from './app/session/session.ts';
import './app/styles.css';
import { applyTheme, storedTheme } from './app/theme.ts';
import { homeText } from './features/home/home-text.ts';
import { createAppRouter } from './routes/router.tsx';

applyTheme(storedTheme());
startSession();
// The shell's texts travel beside the first page's program instead of after it.
void appText.load();
if (location.pathname === '/') void homeText.load();

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
