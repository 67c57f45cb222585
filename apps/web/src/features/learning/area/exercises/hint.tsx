import { exercisesText } from './exercises-text.ts';
import { InlineMarkdown } from '../markdown/markdown.tsx';

/** A hint where to look; it costs nothing, and is shown on request. */
export const Hint = ({ children }: { readonly children: string }) => {
  const words = exercisesText.useText();
  return (
    <details className="mt-4 rounded-md border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">{words.hint}</summary>
      <p className="pb-3">
        <InlineMarkdown source={children} />
      </p>
    </details>
  );
};
