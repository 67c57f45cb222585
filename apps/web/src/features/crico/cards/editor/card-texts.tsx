import { Button } from '@nivel/ui/button';
import { Skeleton } from '@nivel/ui/skeleton';
import { cardTexts } from '@nivel/contracts/projects/values/board-values';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadFailure } from '../../area/list-states.tsx';
import { MarkdownEditor } from '../../area/markdown/markdown-editor.tsx';
import { MarkdownView } from '../../area/markdown/markdown-view.tsx';
import { cardsText } from '../cards-text.ts';
import { AskedProposal } from '../proposal/asked-proposal.tsx';
import { CardProposal } from '../proposal/card-proposal.tsx';
import type { StoredText, TextName } from './edited-texts.ts';
import { ReadText } from './read-text.tsx';
import type { CardEditing } from './use-card-editor.ts';

interface CardTextProps {
  readonly editing: CardEditing;
  readonly name: TextName;
  readonly held: StoredText;
}

/** Another person has written here since the writer started: both texts are there, and nothing is lost whichever is chosen. */
const BothTexts = ({ editing, name, held }: CardTextProps) => {
  const text = cardsText.useText();
  const typed = editing.texts[name];
  if (!typed || typed.base === held.version) return null;
  return (
    <section
      aria-label={text.both.title(text.texts[name])}
      className="flex flex-col gap-2 rounded-md bg-warning-soft p-3"
    >
      <p role="status">{text.both.about}</p>
      <div
        role="group"
        aria-label={text.both.theirs(text.texts[name])}
        tabIndex={0}
        className="max-h-48 overflow-y-auto rounded-sm border border-line bg-raised p-2"
      >
        {held.text === '' ? <p className="text-soft">{text.nothing}</p> : <MarkdownView source={held.text} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => editing.writeText(name, null)}>
          {text.both.takeTheirs}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => editing.writeText(name, { text: typed.text, base: held.version })}
        >
          {text.both.keepMine}
        </Button>
      </div>
    </section>
  );
};

/** A long text is drawn as it is read, and edited after a click; where there is none, one writes at once. */
const CardText = ({ editing, name, held }: CardTextProps) => {
  const text = cardsText.useText();
  const typed = editing.written[name];
  const [isWriting, setIsWriting] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const label = text.texts[name];
  const value = typed?.text ?? held.text;
  const write = () => {
    flushSync(() => setIsWriting(true));
    const field = frame.current?.querySelector('textarea');
    field?.focus();
    // Writing continues at the end of the text.
    field?.setSelectionRange(value.length, value.length);
  };
  if (editing.isFixed) return <ReadText label={label} source={value} />;
  if (value.trim() !== '' && !typed && !isWriting) return <ReadText label={label} source={value} onWrite={write} />;
  return (
    <div ref={frame} onFocus={() => setIsWriting(true)} className="group/text flex min-w-0 flex-col gap-2">
      <BothTexts editing={editing} name={name} held={held} />
      <MarkdownEditor
        isSmall
        isQuiet
        label={label}
        value={value}
        onChange={(given) => editing.writeText(name, { text: given, base: typed?.base ?? held.version })}
      />
    </div>
  );
};

/** Description and notes. */
export const CardTexts = ({ editing }: { readonly editing: CardEditing }) => {
  const text = cardsText.useText();
  const { held, loading } = editing;
  if (loading.error)
    return <LoadFailure title={text.failedTexts} error={loading.error} onRetry={() => void loading.refetch()} />;
  if (!held)
    return (
      <div role="status" aria-label={text.loadingTexts}>
        <Skeleton className="h-32" />
      </div>
    );
  return (
    <>
      {cardTexts.map((name) => (
        <CardText key={name} editing={editing} name={name} held={held[name]} />
      ))}
      {!editing.isFixed && (
        <>
          <CardProposal card={editing.card} description={editing.written.description?.text ?? held.description.text} />
          <AskedProposal card={editing.card} />
        </>
      )}
    </>
  );
};
