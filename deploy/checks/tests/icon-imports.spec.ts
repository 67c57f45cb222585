import { expect, it } from '@jest/globals';
import { withOwnIcons } from './icon-imports.ts';

it('imports each icon from its own file, under the name it is given, on the lines where it was', () => {
  const source = "import { ArrowLeft,\n  X as Cross, type LucideIcon,\n} from 'lucide-react';\nexport const one = 1;";
  expect(withOwnIcons(source)).toBe(
    "import ArrowLeft from 'lucide-react/icons/arrow-left'; import Cross from 'lucide-react/icons/x'; " +
      "import type { LucideIcon } from 'lucide-react';\n\n\nexport const one = 1;",
  );
});

it('recognizes an icon by its other names too', () => {
  expect(withOwnIcons("import { XIcon } from 'lucide-react';")).toBe("import XIcon from 'lucide-react/icons/x';");
});

it('names an icon that does not exist', () => {
  expect(() => withOwnIcons("import { Nothing } from 'lucide-react';")).toThrow('lucide-react has no icon Nothing');
});

it('leaves what imports only types', () => {
  const source = "import type { LucideIcon } from 'lucide-react';";
  expect(withOwnIcons(source)).toBe(source);
});
