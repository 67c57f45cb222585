import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { debugScreens } from './debug-screens.ts';
import { earlyTexts } from './early-texts.ts';
import { leanPreload } from './lean-preload.ts';
import { leanPrograms } from './lean-programs.ts';
import { serviceWorker } from './service-worker-file.ts';

// The gateway knows these pages only when it is started with OWN_ORIGINS=http://localhost:5173.
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
const doors = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/api', '/graphql', '/media'];
const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, '../../package.json'), 'utf8')) as { version: string };

/** Icons that several views of Crico show, and no first page: they are fetched with the first of those views. */
const laterIcons = `
  arrow-down arrow-up calendar-range chevron-up ellipsis image mail message-square octagon-exclamation-point paperclip
  pencil printer redo-2 refresh-cw repeat table-2 zap`
  .trim()
  .split(/\s+/)
  .join('|');
const isLaterIcon = new RegExp(`lucide-react.*[\\\\/]icons[\\\\/](${laterIcons})\\.mjs$`);
const isOfCricoArea =
  /features[\\/]crico[\\/]area[\\/](?!baselines|calendar|dialogs|drafts|files|imports|links|markdown|messages|plan|proposals|repeats|schedule|talk)/;

const isControl = /libs[\\/]ui[\\/]src[\\/](?!strength-meter|select|day-|calendar|choice-group|menu|tabs)|lucide-react/;

export default defineConfig({
  root,
  define: {
    NIVEL_VERSION: JSON.stringify(version),
    // Whether screens of failures show what the program says of them.
    NIVEL_TECHNICAL_DETAILS: JSON.stringify(process.env['TECHNICAL_DETAILS'] === 'on'),
  },
  plugins: [react(), tailwindcss(), earlyTexts(), leanPreload(), leanPrograms(), debugScreens(), serviceWorker()],
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
    // Named for each page: what else it needs, without itself and without what the first page has fetched already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => file !== page && !/(framework|rolldown-runtime)-[^/]+$/.test(file)),
    },
    rolldownOptions: {
      output: {
        // The first page names every file that a page may need, so that each character of theirs is paid for many times:
        // only what is told apart below keeps its whole name.
        chunkFileNames: ({ name }) =>
          `assets/${/^(framework|rolldown-runtime)$/.test(name) ? `${name}-` : ''}[hash:7].js`,
        // A browser fetches six files at a time from one host, so a page is a few chunks and not a dozen small ones.
        codeSplitting: {
          groups: [
            // What every page needs and what seldom changes is cached apart from our own code.
            {
              name: 'framework',
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
            },
            { name: 'initial', tags: ['$initial'], test: (id) => !id.endsWith('main.tsx') },
            // The pages of mails need the token of a call too, and nothing else of what is behind sign-in.
            {
              name: 'small',
              test: /screens[\\/]waiting-screen|session[\\/]require-token|limits[\\/]limits|client[\\/]src[\\/]live-pace/,
            },
            // Fields with their errors, which sign-in has and the landing page has not.
            { name: 'fields', test: /libs[\\/]ui[\\/]src[\\/](field-|card\.)|icons[\\/]circle-exclamation-point/ },
            {
              // What every area needs, and nothing of one: an area is fetched by those who enter it. The cross of dialogs and
              // toasts is here because sign-in, which does without, has a budget.
              name: 'signed-in',
              test: /src[\\/]shell[\\/](area|area-header|calls|commands|drawer|notifications|live|saving|signed-in|toasts)[\\/](?!.*(dialog|-drawer|notification-list)\.tsx)|@tanstack[\\/](query-core|react-query)[\\/]|@base-ui[\\/]react[\\/](csp-provider|internals[\\/]csp)|icons[\\/]x\.mjs|src[\\/]shell[\\/]pictures[\\/](avatar|initials-of|own-picture)|libs[\\/]client[\\/]src[\\/](live|fact)/,
            },
            // What both areas show, which would lie with learning otherwise: neither fetches the other for it; sign-in does without.
            {
              name: 'progress',
              test: /libs[\\/]ui[\\/]src[\\/](progress-bar|empty-state)|icons[\\/](list-checks|sparkles|target)\.mjs/,
            },
            {
              name: 'learning',
              test: /features[\\/]learning[\\/]area[\\/](?!messages|markdown|questions|notes|exercises|places|offline[\\/]|kept[\\/]kept-|celebration[\\/]celebration-dialog)|libs[\\/]ui[\\/]src[\\/]progress-ring/,
            },
            // What the pages of accounts share, in one file: alone these are smaller than what it costs to fetch them.
            {
              name: 'accounts',
              test: /features[\\/]accounts[\\/](account-password-field|accounts-text|auth-card|email-address|email-field|focus-first-error|form-error|pending-email|use-submit|providers[\\/]providers|area[\\/]providers[\\/]sign-in-settings)\.tsx?$/,
            },
            // What the ways in through other sites share, likewise.
            {
              name: 'ways-in',
              test: /features[\\/]accounts[\\/]area[\\/]providers[\\/](?!sign-in-settings)/,
              minShareCount: 2,
            },
            // What the second step at sign-in and in the settings share, likewise.
            {
              name: 'second-step',
              test: /features[\\/]accounts[\\/](second-step-text|second-step\.calls|second-factors|code-form|key-)/,
              minShareCount: 2,
            },
            // Dialogs are big and seldom seen at once: pages load them when one is opened.
            {
              name: 'dialog',
              test: /libs[\\/]ui[\\/]src[\\/](confirm-)?dialog|src[\\/]shell[\\/]unsaved|@base-ui[\\/]/,
              minShareCount: 2,
            },
            { name: 'later-icons', test: isLaterIcon, minShareCount: 2 },
            {
              name: 'controls',
              test: isControl,
              minShareCount: 2,
            },
            // What the pages of Crico share, in one file: the first page names every file that another page may need.
            {
              name: 'crico',
              test: isOfCricoArea,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
