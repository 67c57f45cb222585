import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renamed } from './make-service.ts';
import { ScratchCopy } from './scratch-copy.fixture.ts';
import { typeFaults } from './type-faults.fixture.ts';

const NAME = 'atlas';
const CHANGES = join(import.meta.dirname, 'changes');
/** The repository in which everything is done that a developer would do, one after the other. */
let copy: ScratchCopy;
const made: string[] = [];

beforeAll(() => {
  copy = new ScratchCopy();
});
afterAll(() => copy.remove());

/** Adds new files to the repository, those that a developer would write. */
const add = (...paths: readonly string[]): void => {
  for (const path of paths) {
    const to = renamed(path, NAME);
    copy.copy(join(CHANGES, path), to);
    writeFileSync(join(copy.root, to), renamed(readFileSync(join(CHANGES, path), 'utf8'), NAME));
  }
};
/** Says which existing files a change had to edit, and lets the next one begin. */
const editedByHand = (): string[] => {
  const edited = copy.edited();
  made.push(...copy.added(), ...edited);
  copy.commit();
  return edited;
};
const generate = (...args: readonly string[]): string => copy.run('deploy/generators/main.ts', ...args);

describe('edits of existing files', () => {
  it('a service needs none', () => {
    expect(generate('service', NAME)).toContain(`apps/${NAME} is a service with one slice`);
    expect(copy.added()).toContain(`apps/${NAME}/service.ts`);
    expect(editedByHand()).toEqual([]);
  });

  it('a second one of the same name is refused, and nothing is touched', () => {
    expect(() => generate('service', NAME)).toThrow(`"${NAME}" is taken: apps/${NAME} is there already`);
    expect([...copy.added(), ...copy.edited()]).toEqual([]);
  });

  it('an operation needs that of its slice, a fact that is shown live none', () => {
    add(
      'libs/contracts/src/blank/rename-item.operation.ts',
      'apps/blank/src/items/rename-item.handler.ts',
      'apps/blank/src/items/item-titles.repository.ts',
    );
    const slice = `apps/${NAME}/src/items/items.module.ts`;
    copy.edit(slice, '@Module', "import { RenameItemHandler } from './rename-item.handler.ts';\n");
    copy.edit(slice, '@Module', "import { ItemTitlesRepository } from './item-titles.repository.ts';\n\n");
    copy.edit(slice, '    TableReader,', '    RenameItemHandler, ItemTitlesRepository,\n');
    expect(copy.edited()).toEqual([slice]);
    add('libs/contracts/src/blank/item-renamed.fact.ts');
    expect(editedByHand()).toEqual([slice]);
  });

  it('a notification and an e-mail need none', () => {
    add('apps/worker/src/notifications/blank-item-added.notification.ts');
    add('apps/worker/src/emails/blank-item-added.email.ts');
    expect(editedByHand()).toEqual([]);
  });

  it('a page needs the list of routes', () => {
    add(
      'apps/web/src/features/blank/blank-text.ts',
      'apps/web/src/features/blank/items/items-page.spec.tsx',
      'apps/web/src/features/blank/items/items-page.tsx',
      'apps/web/src/features/blank/messages/en.ts',
      'apps/web/src/features/blank/messages/es-mx.ts',
      'apps/web/src/routes/blank.routes.tsx',
    );
    const routes = 'apps/web/src/routes/router.tsx';
    copy.edit(routes, 'import { learningRoutes', `import { ${NAME}Route } from './${NAME}.routes.tsx';\n`);
    copy.edit(routes, 'learningRoutes])', `${NAME}Route, `);
    expect(editedByHand()).toEqual([routes]);
  });

  it('a kind of door needs the type of doors and the gateway', () => {
    add('apps/gateway/src/doors/short.door.ts');
    const [type, gateway] = ['libs/contracts/src/kernel/door.ts', 'apps/gateway/src/doors/door-kinds.ts'];
    copy.edit(type, '  /** No public door', "  | { readonly kind: 'short'; readonly short: string }\n");
    copy.edit(
      type,
      "    case 'room':",
      "    case 'short':\n      return { method: 'POST', path: `/short/${door.short}` };\n",
    );
    copy.edit(gateway, 'import { tableDoor }', "import { shortDoor } from './short.door.ts';\n");
    copy.edit(gateway, '  room: null', '  short: shortDoor,\n');
    const operation = `libs/contracts/src/${NAME}/rename-item.operation.ts`;
    copy.replace(operation, `'procedure', procedure: 'rename_${NAME}_item'`, "'short', short: 'rename-item'");
    expect(editedByHand().filter((path) => path !== operation)).toEqual([gateway, type]);
  });
});

describe('its state then', () => {
  it('is generated, compiles and is in the style of the house', () => {
    const changed = ['contracts', 'client', 'worker', 'deploy'];
    copy.run('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'generate', '-p', ...changed);
    expect(editedByHand()).toEqual([]);
    const sources = made.filter((path) => /\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(20);
    expect(typeFaults(copy.root, sources)).toEqual([]);
    // The other files are linted in place, and generated ones nowhere.
    const own = sources.filter((path) => path.includes(`/${NAME}/`) && !/^apps\/web\/|\.generated\./.test(path));
    copy.run('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...own);
  });

  it('boots, passes its own tests and those of every service, and answers through the gateway', () => {
    add('deploy/generators/blank.int.spec.ts');
    const quiet = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const own = [`apps/${NAME}`, `apps/web/src/features/${NAME}`, `deploy/generators/${NAME}`];
    const ofEveryService = ['libs/contracts/src/registry', 'deploy/docker', 'deploy/migrate/schema-files'];
    copy.run(...quiet, 'node_modules/jest/bin/jest.js', '--ci', ...own, ...ofEveryService);
  });
});
