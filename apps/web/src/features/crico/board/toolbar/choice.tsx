interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Partial<Record<Value, string>>>;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, in the space of a word. */
export const Choice = <Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>) => {
  const named = Object.entries(choices) as [Value, string][];
  return (
    <label className="inline-flex items-center gap-1.5 text-sm text-soft">
      <span className="max-xl:sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = named.find(([one]) => one === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        className="min-h-8 max-w-36 rounded-sm border border-line-strong bg-raised px-1.5 text-text pointer-coarse:min-h-11"
      >
        {named.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
