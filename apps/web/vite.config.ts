import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const doors = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/api', '/graphql', '/media'];
const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      ...Object.fromEntries(doors.map((door) => [door, { target: gateway }])),
      '/socket.io': { target: gateway, ws: true },
    },
  },
  build: {
    outDir: resolve(root, '../../dist/apps/web'),
    emptyOutDir: existsSync(resolve(root, '../../dist/apps')),
    // Inlined files become data: URLs, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    // The build report for `measure-bundle.ts`.
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs and what seldom changes is cached apart from our own code.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
