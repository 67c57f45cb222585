import rules from './.dependency-cruiser.mjs';

/** Folders that need each other are one folder. Tests and what they are made of may look anywhere, so they are left out. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'A folder is a thought of its own: merge the two, or move what they share.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: {
      path: [
        rules.options.exclude.path,
        '/generated/|\\.gen(erated)?\\.ts$',
        '\\.(spec|fixtures?)\\.tsx?$',
        '^(apps|libs)/[^/]+/test/',
        '^apps/web/src/testing/',
      ],
    },
  },
};
