import { Button } from '@nivel/ui/button';
import { Copy, Download, FileText } from 'lucide-react';
import { createPortal } from 'react-dom';
import { downloadFile } from '../../../../shell/files/download-file.ts';
import { heldIn } from '../../../../shell/session/session-state.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { secondStepText } from '../../second-step-text.ts';
import { longDay } from './long-day.ts';

/** A code in groups of four, as people read and type it. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

interface Sheet {
  /** Whose codes they are, and of which day. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The ways to keep the codes. */
const KeepButtons = ({ heading, lines }: Sheet) => {
  const words = secondStepText.useText().recovery;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify({ type: 'success', message: words.copied });
    } catch {
      notify({ type: 'error', message: words.notCopied });
    }
  };
  const download = () => downloadFile(words.file, `${heading}\n\n${lines.join('\n')}\n`, 'text/plain;charset=utf-8');
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Button variant="secondary" icon={<Copy aria-hidden="true" size={16} />} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button variant="secondary" icon={<Download aria-hidden="true" size={16} />} onClick={download}>
        {words.download}
      </Button>
      <Button variant="secondary" icon={<FileText aria-hidden="true" size={16} />} onClick={() => globalThis.print()}>
        {words.print}
      </Button>
    </div>
  );
};

/** What the printer gets in the place of the page. */
const PrintedSheet = ({ heading, lines }: Sheet) =>
  createPortal(
    <div data-print="">
      <div className="min-h-dvh bg-white p-8 text-black">
        <p className="mb-6 text-lg">{heading}</p>
        <ol className="grid grid-cols-2 gap-4 font-mono text-xl">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </div>,
    document.body,
  );

interface CodeSheetProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** New recovery codes, and the ways to keep them. */
export const CodeSheet = ({ codes, onSaved }: CodeSheetProps) => {
  const words = secondStepText.useText().recovery;
  const email = heldIn(useSession())?.user.email ?? '';
  const sheet = { heading: words.sheet(email, longDay(new Date())), lines: codes.map(grouped) };
  return (
    <div className="mt-4 flex flex-col gap-5">
      <ol
        aria-label={words.list}
        className="grid gap-x-6 gap-y-0.5 rounded-md bg-sunken px-4 py-3 font-mono sm:grid-cols-2"
      >
        {sheet.lines.map((line) => (
          <li key={line} className="text-center">
            {line}
          </li>
        ))}
      </ol>
      <KeepButtons {...sheet} />
      <Button fullWidth onClick={onSaved}>
        {words.saved}
      </Button>
      <PrintedSheet {...sheet} />
    </div>
  );
};
