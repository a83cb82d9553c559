import type { FieldState } from '@/components/forms/field-frame';

type ModeChoiceProps = {
  readonly field: FieldState;
  readonly modes: readonly { readonly value: string; readonly label: string }[];
};

/** How to meet. Where there is one way only, it is chosen already. */
export function ModeChoice({ field, modes }: ModeChoiceProps) {
  return (
    <fieldset
      id={field.id}
      aria-describedby={field.error ? `${field.id}-error` : undefined}
      className="scroll-mt-6"
    >
      <legend className="mb-1.5 font-semibold">How would you like to meet?</legend>
      {field.error && (
        <p id={`${field.id}-error`} className="mb-1.5 font-semibold text-danger text-small">
          <span className="sr-only">Error: </span>
          {field.error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {modes.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border-2 border-line-strong bg-paper-2 px-4 has-checked:border-primary has-checked:bg-primary-soft hover:bg-paper-3"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.defaultValue === value || modes.length === 1}
              required
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
