import { Check } from 'lucide-react';
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';
import { focusItem, moveInMenu } from './menu-keys.ts';

const itemLook =
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left hover:bg-accent-soft focus:bg-accent-soft pointer-coarse:min-h-11';

/** Between a menu and the edge of the window, in pixels. */
const MARGIN = 8;
/** The minimum height of a menu whose button is near the bottom of the window. */
const LEAST_HEIGHT = 160;

const MenuContext = createContext<{ readonly close: () => void }>({ close: () => undefined });

interface MenuProps {
  /** Renders the button that opens it, with what makes it one. */
  readonly button: (opener: ComponentProps<'button'>) => ReactElement;
  readonly label: string;
  /** Edge of the button along which it opens. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

/**
 * A menu opened by a button: arrows and letters move in it, Escape closes it and returns the focus to the button. In the
 * document it follows its button, so that both are in the same landmark.
 */
export const Menu = ({ button, label, align = 'start', children }: MenuProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !menu.current) return;
    // As high as the space below its button; longer content scrolls.
    const room = innerHeight - menu.current.getBoundingClientRect().top - MARGIN;
    menu.current.style.maxHeight = `${Math.max(room, LEAST_HEIGHT)}px`;
    focusItem(menu.current, 0);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') setIsOpen(false);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (!event.ctrlKey && !event.metaKey && moveInMenu(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      {button({
        ref: opener,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': id }),
        onClick: () => (isOpen ? close() : setIsOpen(true)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        },
      })}
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className={classNames(
            'rise absolute top-full z-30 mt-1 w-64 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-high outline-none',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          <MenuContext value={{ close }}>{children}</MenuContext>
        </div>
      )}
    </div>
  );
};

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** Something to do. The menu is closed first, so that a dialog gives the focus back to its button. */
export const MenuItem = ({ icon, onChoose, children }: MenuItemProps) => {
  const { close } = use(MenuContext);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={itemLook}
      onClick={() => {
        close();
        onChoose();
      }}
    >
      {icon}
      {children}
    </button>
  );
};

interface MenuChoicesProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
  readonly onChoose: (value: string) => void;
}

/** An item of a group with one selected item. */
export const MenuChoices = ({ label, value, choices, onChoose }: MenuChoicesProps) => {
  const { close } = use(MenuContext);
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-sm text-soft">
        {label}
      </p>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="menuitemradio"
          aria-checked={choice.value === value}
          tabIndex={-1}
          className={itemLook}
          onClick={() => {
            close();
            onChoose(choice.value);
          }}
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate">{choice.label}</span>
            {choice.note && <span className="block truncate text-sm text-soft">{choice.note}</span>}
          </span>
          {choice.value === value && <Check aria-hidden="true" size={16} />}
        </button>
      ))}
    </div>
  );
};

/** A line between groups of a menu. */
export const MenuSeparator = () => <div role="separator" className="my-1 h-px bg-line" />;
