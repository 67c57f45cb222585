import { spanOf } from '@nivel/planning/card-dates';
import type { PlanSpan } from '@nivel/planning/plan';
import { Button } from '@nivel/ui/button';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { Dialog } from '@nivel/ui/dialog';
import { ImageDown, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { dayOf } from '../../../../../shell/days/days.ts';
import { downloadFile } from '../../../../../shell/files/download-file.ts';
import { FormError } from '../../../area/form-error.tsx';
import { useBoard } from '../../board-context.ts';
import type { TableRow } from '../../table/table-rows.ts';
import { useOrderedCards } from '../../table/use-ordered-cards.ts';
import { useGantt } from '../gantt-context.ts';
import { rangeOf } from '../gantt-scale.ts';
import { ganttText } from '../gantt-text.ts';
import { ChartPicture } from './chart-picture.tsx';
import { MOST_PRINTED_ROWS, MOST_ROWS_OF_IMAGE, SHEET_HEIGHT, sheetsOf } from './picture-layout.ts';
import { pngOf } from './png-of.ts';

interface Pictured {
  readonly rows: readonly TableRow[];
  readonly count: number;
  readonly span: PlanSpan;
}

/** The sheets, which only a printer shows: `styles.css` hides them on the screen, and everything else in print. */
const Sheets = ({ pictured }: { readonly pictured: Pictured }) => {
  const { picture: text } = ganttText.useText();
  const sheets = sheetsOf(pictured.rows.length);
  return createPortal(
    <div data-print="">
      {sheets.map((sheet, nth) => (
        <div key={sheet.first}>
          <ChartPicture {...pictured} {...sheet} height={SHEET_HEIGHT} note={text.page(nth + 1, sheets.length)} />
        </div>
      ))}
    </div>,
    document.body,
  );
};

/** Draws all rows into one file, which the browser keeps. */
const usePngFile = () => {
  const { board } = useBoard();
  const drawn = useRef<SVGSVGElement>(null);
  const [state, setState] = useState<'rest' | 'drawing' | 'failed'>('rest');
  const save = async (): Promise<void> => {
    flushSync(() => setState('drawing'));
    try {
      if (drawn.current)
        downloadFile(`${board.project.key}-gantt-${dayOf(new Date())}.png`, await pngOf(drawn.current), 'image/png');
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return { drawn, state, save };
};

const usePictured = (shown: PlanSpan) => {
  const { rows, ids } = useOrderedCards();
  const { today } = useGantt();
  const [span, setSpan] = useState<'shown' | 'whole'>('shown');
  const spans = rows.flatMap((row) => (row.type === 'card' ? (spanOf(row.card) ?? []) : []));
  const pictured: Pictured = { rows, count: ids.length, span: span === 'shown' ? shown : rangeOf(spans, today) };
  return { pictured, span, setSpan };
};

const Preview = ({ pictured }: { readonly pictured: Pictured }) => {
  const { picture: text } = ganttText.useText();
  const [sheet] = sheetsOf(pictured.rows.length);
  const pages = sheetsOf(pictured.rows.length).length;
  if (!sheet) return <p className="text-soft">{text.noCards}</p>;
  return (
    <section aria-label={text.preview} className="flex flex-col gap-1">
      {/* On a phone the sheet is drawn sideways rather than made too small to read. */}
      <div
        tabIndex={0}
        role="group"
        aria-label={text.preview}
        className="max-h-[50dvh] overflow-auto rounded-sm border border-line-strong"
      >
        <div className="min-w-3xl">
          <ChartPicture {...pictured} {...sheet} height={SHEET_HEIGHT} note={text.page(1, pages)} />
        </div>
      </div>
      <p className="text-sm text-soft">
        {[
          text.pages(pages),
          ...(pictured.rows.length > MOST_PRINTED_ROWS ? [text.tooMany(MOST_PRINTED_ROWS)] : []),
        ].join('. ')}
      </p>
    </section>
  );
};

interface PictureDialogProps {
  /** The days in sight when it was opened. */
  readonly shown: PlanSpan;
  readonly onClose: () => void;
}

/** The chart as sheets for the printer, and as a picture in a file. */
export const ChartPictureDialog = ({ shown, onClose }: PictureDialogProps) => {
  const { picture: text } = ganttText.useText();
  const { pictured, span, setSpan } = usePictured(shown);
  const { drawn, state, save } = usePngFile();
  const rows = pictured.rows.length;
  const isTooLong = rows > MOST_ROWS_OF_IMAGE;
  return (
    <Dialog
      isOpen
      isDouble
      onOpenChange={onClose}
      title={text.title}
      description={text.description}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-4">
        <ChoiceGroup
          legend={text.span}
          name="picture-span"
          choices={[
            { value: 'shown', label: text.shown },
            { value: 'whole', label: text.whole },
          ]}
          values={[span]}
          onChange={([value]) => setSpan(value === 'whole' ? 'whole' : 'shown')}
        />
        <Preview pictured={pictured} />
        {isTooLong && <p className="text-sm text-soft">{text.tooLong(MOST_ROWS_OF_IMAGE)}</p>}
        <FormError>{state === 'failed' ? text.failed : undefined}</FormError>
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            variant="secondary"
            icon={<ImageDown aria-hidden="true" size={16} />}
            disabled={rows === 0 || isTooLong}
            loading={state === 'drawing'}
            onClick={() => void save()}
          >
            {text.save}
          </Button>
          <Button icon={<Printer aria-hidden="true" size={16} />} disabled={rows === 0} onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      </div>
      {state === 'drawing' && (
        <div aria-hidden="true" className="absolute size-0 overflow-hidden">
          <ChartPicture ref={drawn} {...pictured} first={0} next={rows} note="" />
        </div>
      )}
      <Sheets pictured={pictured} />
    </Dialog>
  );
};
