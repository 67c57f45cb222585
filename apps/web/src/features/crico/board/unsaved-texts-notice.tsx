import { CopyButton } from '../area/project/copy-button.tsx';
import { boardText } from './board-text.ts';

/** Unsaved text of a person who lost the right to save it. */
export const UnsavedTextsNotice = ({ texts }: { readonly texts: readonly string[] }) => {
  const text = boardText.useText();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="typed-texts" className="mx-auto mb-10 flex w-full max-w-xl flex-col gap-3 px-4">
      <h2 id="typed-texts" className="text-lg">
        {text.typedTitle}
      </h2>
      <p className="text-soft">{text.typedText}</p>
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-raised">
        {texts.map((typed) => (
          <li key={typed} className="px-3 py-2 break-words whitespace-pre-wrap">
            {typed}
          </li>
        ))}
      </ul>
      <div>
        <CopyButton texts={texts} />
      </div>
    </section>
  );
};
