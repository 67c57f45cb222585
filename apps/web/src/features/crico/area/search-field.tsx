import { Search } from 'lucide-react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters the list below it, during typing. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <div className="relative">
    <Search aria-hidden="true" size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
    <input
      type="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-9 w-full rounded-sm border border-line-strong bg-raised pr-2 pl-9 placeholder:text-soft pointer-coarse:min-h-11"
    />
  </div>
);
