import { classNames } from '@nivel/ui/class-names';
import { learningText } from '../area/learning-text.ts';
import { ModuleContents, type WhereAmI } from './module-contents.tsx';

/** The learner's place in the module, beside the content. */
export const ModuleSideList = ({ className, ...here }: WhereAmI & { readonly className?: string }) => (
  <nav
    aria-label={learningText.useText().contents}
    className={classNames('sticky top-14 max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto px-6 py-8', className)}
  >
    <ModuleContents {...here} />
  </nav>
);
