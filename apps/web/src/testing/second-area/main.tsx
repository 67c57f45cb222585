import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createRouterWithSecondArea } from './router.ts';

/** The program of the product with one area more; it is built by its test only. */
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={createRouterWithSecondArea() as never} />);
