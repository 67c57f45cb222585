const browserSide = '^(apps/web/src|libs/(ui|client|contracts|planning)/src)/';
const spec = '\\.(spec|fixture)\\.tsx?$';
const generated = '/generated/|\\.gen(erated)?\\.ts$';

/** Forbidden arrows: what keeps apps separable, contracts pure and the database behind its repositories. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thought: merge them, or move what they share.',
      severity: 'error',
      from: { pathNot: generated },
      to: { circular: true },
    },
    {
      name: 'app-imports-app',
      comment: 'An app is shipped alone. What two apps share is a contract or a library.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'library-imports-app',
      comment: 'Libraries know no app and nothing of how apps are deployed.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(apps|deploy)/' },
    },
    {
      name: 'process-imports-library',
      comment: 'What starts, watches and ends processes knows no app, and nothing of what it runs.',
      severity: 'error',
      from: { path: '^libs/process/', pathNot: spec },
      to: { path: ['^(apps|deploy)/', '^libs/(?!process/)'] },
    },
    {
      name: 'planning-imports-nothing',
      comment:
        'Rules of a plan are pure: browser and service reckon with the same ones. The parser of calendars is pure as well.',
      severity: 'error',
      from: { path: '^libs/planning/src/', pathNot: spec },
      to: { pathNot: ['^libs/planning/src/', 'node_modules/ical\\.js/'] },
    },
    {
      name: 'contracts-import-zod-only',
      comment: 'Contracts are read by browser and server alike: no framework, no input or output.',
      severity: 'error',
      from: { path: '^libs/contracts/src/', pathNot: spec },
      to: { pathNot: ['^libs/contracts/src/', 'node_modules/zod/'] },
    },
    {
      name: 'service-loads-all-contracts',
      comment: 'Contracts are memory: a service loads those it needs. The public door alone needs all of them.',
      severity: 'error',
      from: { path: '^(apps/(?!gateway/|e2e/)[^/]+|libs/(platform|messaging|client))/', pathNot: spec },
      to: { path: '^libs/contracts/src/registry\\.generated\\.ts$' },
    },
    {
      name: 'browser-imports-server',
      comment: 'What runs in a browser never reaches a server library.',
      severity: 'error',
      from: { path: browserSide },
      to: { path: '^libs/(platform|messaging|process|testing)/' },
    },
    {
      name: 'browser-imports-node',
      comment: 'What runs in a browser has no Node built-ins.',
      severity: 'error',
      from: { path: browserSide, pathNot: spec },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-loads-schemas',
      comment: 'Schemas and the library behind them are weight that no page needs: a browser has their types only.',
      severity: 'error',
      from: { path: '^(apps/web|libs/ui)/src/', pathNot: spec },
      to: {
        path: ['node_modules/zod/', '^libs/contracts/src/.+(\\.(operation|fact|job)|-(shape|schema|terms))\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shell-imports-feature',
      comment: 'The shell knows no feature: an area tells it what is its own.',
      severity: 'error',
      from: { path: '^apps/web/src/shell/', pathNot: spec },
      to: { path: '^apps/web/src/(features|routes|testing)/' },
    },
    {
      name: 'feature-imports-feature',
      comment: 'A route composes features; an area stands alone.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'slice-imports-slice',
      comment: 'What the slices of an area share is in its `area/`, or beside them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/([^/]+)/', pathNot: spec },
      to: {
        path: '^apps/web/src/features/([^/]+)/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/($2|area)/', '^apps/web/src/features/[^/]+/messages/'],
      },
    },
    {
      name: 'feature-imports-route',
      comment: 'Routes know features, never the other way round.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: spec },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'database-outside-repository',
      comment: 'Only repositories, and the one file that opens the database, know Prisma and pg.',
      severity: 'error',
      from: {
        path: '^(apps|libs)/',
        pathNot: [
          '\\.repository\\.ts$',
          '/src/(program|database)\\.ts$',
          '^libs/(platform|messaging|testing)/',
          spec,
          generated,
        ],
      },
      to: { path: ['node_modules/(pg|@prisma)/', '/generated/prisma/'] },
    },
    {
      name: 'test-library-in-product',
      comment: 'What tests are made of stays out of what is shipped.',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: [spec, '^libs/testing/', '^apps/e2e/', '^(apps|libs)/[^/]+/test/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'dev-dependency-in-service',
      comment: 'The image of a service carries no development packages.',
      severity: 'error',
      from: { path: '^(apps/(?!web/|e2e/)[^/]+|libs/(contracts|platform|messaging))/src/', pathNot: spec },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^libs/' },
    },
    {
      name: 'not-resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: generated },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.nivel|\\.nx)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
