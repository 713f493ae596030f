import { useId } from 'react';

interface Props<T extends string | number | boolean> {
  label: string;
  value: T;
  values: readonly { value: T; text: string; hint?: string | undefined; disabled?: boolean; refused?: boolean }[];
  /** `refused`: dimmed, as it does not go with what else is chosen; choosing it shows why. */
  onChange(value: T): void;
}

/** One of a few: radio buttons drawn as a row of tabs. */
export function Choice<T extends string | number | boolean>({ label, value, values, onChange }: Props<T>) {
  const name = useId();
  const hint = values.find((one) => one.value === value)?.hint;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((one) => (
          <label
            key={String(one.value)}
            className={`tap relative inline-flex items-center justify-center rounded-xl border px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] ${one.value === value ? 'border-accent bg-card font-semibold text-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line bg-card'} ${one.refused ? 'border-dashed text-soft' : ''}`}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={one.value === value}
              disabled={one.disabled}
              onChange={() => onChange(one.value)}
            />
            {one.text}
          </label>
        ))}
      </div>
      {hint && <p className="prose-line mt-1 text-sm text-soft">{hint}</p>}
    </fieldset>
  );
}
