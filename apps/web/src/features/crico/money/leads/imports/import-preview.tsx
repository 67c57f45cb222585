import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { importFields, type ImportField } from './file-columns.ts';
import { isSound, type ImportedRow } from './imported-rows.ts';
import { leadImportsText } from './lead-imports-text.ts';

/** Rows that are shown of many: first those that cannot be taken. */
const MOST_SHOWN = 50;
const LEFT_OUT = '';

interface ColumnProps {
  readonly name: string;
  readonly field: ImportField | null;
  readonly onField: (field: ImportField | null) => void;
}

const ColumnChoice = ({ name, field, onField }: ColumnProps) => {
  const text = leadImportsText.useText();
  return (
    <div className="min-w-36 font-normal">
      <span className="block p-1 text-xs text-soft wrap-anywhere">{name}</span>
      <Select
        isInline
        isWhole
        isLabelHidden
        label={text.column(name)}
        items={{ [LEFT_OUT]: text.leaveOut, ...text.fields }}
        value={field ?? LEFT_OUT}
        onValueChange={(chosen) => onField(importFields.find((one) => one === chosen) ?? null)}
      >
        <SelectTrigger />
        <SelectList>
          <SelectItem value={LEFT_OUT}>{text.leaveOut}</SelectItem>
          {importFields.map((one) => (
            <SelectItem key={one} value={one}>
              {text.fields[one]}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
    </div>
  );
};

interface RowProps {
  readonly row: ImportedRow;
  readonly head: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly isKnown: boolean;
}

const PreviewRow = ({ row, head, fields, isKnown }: RowProps) => {
  const text = leadImportsText.useText();
  return (
    <tr className="border-t border-line">
      <th scope="row" className="p-1.5 text-left align-top font-normal text-soft tabular-nums">
        {row.number}
        {isKnown && <span className="block text-xs">{text.exists}</span>}
        {row.problems.name !== undefined && !fields.includes('name') && (
          <span className="block text-danger">{row.problems.name}</span>
        )}
      </th>
      {head.map((_, at) => {
        const field = fields[at] ?? null;
        const problem = field === null ? undefined : row.problems[field];
        return (
          <td key={at} className={`p-1.5 align-top wrap-anywhere ${field === null ? 'text-soft' : ''}`}>
            {row.cells[at]}
            {problem !== undefined && <span className="block text-danger">{problem}</span>}
          </td>
        );
      })}
    </tr>
  );
};

interface PreviewProps {
  readonly head: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly rows: readonly ImportedRow[];
  readonly isKnown: (row: ImportedRow) => boolean;
  readonly onFields: (fields: readonly (ImportField | null)[]) => void;
}

/** The rows of a file under their assigned columns; an invalid one shows the reason in its cell. */
export const ImportPreview = ({ head, fields, rows, isKnown, onFields }: PreviewProps) => {
  const text = leadImportsText.useText();
  const shown = [...rows.filter((row) => !isSound(row)), ...rows.filter(isSound)].slice(0, MOST_SHOWN);
  const choose = (at: number, field: ImportField | null) =>
    onFields(fields.map((one, index) => (index === at ? field : one === field ? null : one)));
  return (
    <div
      className="max-h-80 overflow-auto rounded-sm border border-line"
      tabIndex={0}
      role="region"
      aria-label={text.preview}
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 bg-surface p-1.5 text-left align-bottom font-normal text-soft">
              {text.row}
            </th>
            {head.map((name, at) => (
              <th key={at} scope="col" className="sticky top-0 bg-surface p-1 text-left align-bottom">
                <ColumnChoice
                  name={name || String(at + 1)}
                  field={fields[at] ?? null}
                  onField={(field) => choose(at, field)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={row.number} row={row} head={head} fields={fields} isKnown={isKnown(row)} />
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <p className="p-1.5 text-sm text-soft">{text.more(rows.length - shown.length)}</p>}
    </div>
  );
};
