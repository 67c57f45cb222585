/** npm's entries for a workspace: its folder, and the link to it. */
const entriesOf = (name: string): [string, object][] => [
  [`apps/${name}`, { name: `@nivel/${name}` }],
  [`node_modules/@nivel/${name}`, { resolved: `apps/${name}`, link: true }],
];

/** The text of `package-lock.json` with one more app, as npm itself would write it, without asking a registry. */
export const withWorkspace = (text: string, name: string): string => {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const known = Object.entries(lock.packages);
  for (const added of entriesOf(name)) {
    const behind = known.findIndex(([path]) => path.localeCompare(added[0], 'en') > 0);
    known.splice(behind < 0 ? known.length : behind, 0, added);
  }
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(known) }, null, 2)}\n`;
};
