import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import { inputLook } from './field-frame.tsx';

const InsideSelect = createContext<{
  readonly labelId: string;
  readonly isInline: boolean;
  readonly isWhole: boolean;
} | null>(null);

/** A part outside its parent is a mistake of the developer, and throws immediately. */
const useSelect = (part: string) => {
  const select = use(InsideSelect);
  if (!select) throw new Error(`<${part}> must be used inside <Select>`);
  return select;
};

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly items: Readonly<Record<string, string>>;
  readonly isLabelHidden?: boolean;
  /** Takes the space of a word, in a row of other controls; its label is beside it where there is room. */
  readonly isInline?: boolean;
  /** Inline, and as wide as its place. */
  readonly isWhole?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

const frameLook = (isInline: boolean, isWhole: boolean): string => {
  if (!isInline) return 'field flex flex-col gap-1.5';
  return isWhole ? 'min-w-0 text-sm' : 'inline-flex items-center gap-1.5 text-sm text-soft';
};

/** A custom select: `<Select><SelectTrigger/><SelectList><SelectItem value="…"/></SelectList></Select>`. */
export const Select = ({ label, items, value, onValueChange, disabled, children, ...look }: SelectProps) => {
  const { isLabelHidden = false, isInline = false, isWhole = false } = look;
  const labelId = useId();
  const labelLook = isInline ? 'max-xl:sr-only' : 'font-medium';
  return (
    <InsideSelect value={{ labelId, isInline, isWhole }}>
      <div className={frameLook(isInline, isWhole)}>
        <span id={labelId} className={isLabelHidden ? 'sr-only' : labelLook}>
          {label}
        </span>
        <Base.Root
          items={items}
          value={value}
          disabled={disabled}
          modal={false}
          onValueChange={(chosen) => {
            if (chosen !== null) onValueChange(chosen);
          }}
        >
          {children}
        </Base.Root>
      </div>
    </InsideSelect>
  );
};

const inlineLook = 'min-h-8 rounded-sm border border-line-strong bg-raised px-2 text-text pointer-coarse:min-h-11';

/** The closed select, showing the chosen option. */
export const SelectTrigger = ({ autoFocus = false }: { readonly autoFocus?: boolean }) => {
  const { labelId, isInline, isWhole } = useSelect('SelectTrigger');
  const valueId = useId();
  const width = isWhole ? 'w-full' : 'max-w-44';
  return (
    <Base.Trigger
      autoFocus={autoFocus}
      aria-labelledby={`${labelId} ${valueId}`}
      className={`${isInline ? `${inlineLook} ${width}` : inputLook} flex items-center justify-between gap-2 text-left`}
    >
      <span id={valueId} className={isInline ? 'min-w-0 truncate' : ''}>
        <Base.Value />
      </span>
      <Base.Icon>
        <ChevronDown aria-hidden="true" size={isInline ? 15 : 18} />
      </Base.Icon>
    </Base.Trigger>
  );
};

/** The open list; scrolls beyond 18 rem. */
export const SelectList = ({ children }: { readonly children: ReactNode }) => {
  const { labelId } = useSelect('SelectList');
  return (
    <Base.Portal>
      <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50">
        <Base.Popup className="min-w-(--anchor-width) rounded-md border border-line bg-raised p-1 shadow-high">
          <Base.List aria-labelledby={labelId} className="max-h-72 overflow-y-auto">
            {children}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
};

/** Choices of the list that belong together, under their name. */
export const SelectGroup = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Base.Group>
    <Base.GroupLabel className="px-3 pt-1.5 pb-1 text-sm text-soft">{name}</Base.GroupLabel>
    {children}
  </Base.Group>
);

/** One choice of the list. */
export const SelectItem = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => {
  useSelect('SelectItem');
  return (
    <Base.Item
      value={value}
      className="flex min-h-[min(var(--control-height),2.75rem)] items-center justify-between gap-3 rounded-sm px-3 data-highlighted:bg-accent-soft"
    >
      <Base.ItemText>{children}</Base.ItemText>
      <Base.ItemIndicator>
        <Check aria-hidden="true" size={18} />
      </Base.ItemIndicator>
    </Base.Item>
  );
};
