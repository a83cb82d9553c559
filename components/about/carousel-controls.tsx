import { useId } from 'react';

export const fieldStyle = 'min-h-12 w-full rounded-control border border-line-strong bg-paper-2 px-4';

/** A filter that asks for nothing until something is chosen. */
export function Choice({
  label,
  all,
  options,
  onChoose,
}: {
  label: string;
  /** What stands there when nothing is asked for. */
  all: string;
  options: readonly string[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} className={fieldStyle} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

const chevrons = { previous: 'M15 18l-6-6 6-6', next: 'M9 18l6-6-6-6' };

/** Turns the carousel by one card; out of use at its end. */
export function TurnButton({
  to,
  disabled,
  onTurn,
}: {
  to: keyof typeof chevrons;
  disabled: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onTurn}
      className="grid size-12 place-items-center rounded-full border-2 border-primary text-primary hover:bg-primary-soft disabled:border-line-strong disabled:text-ink-soft disabled:opacity-60"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={chevrons[to]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="sr-only">{to === 'next' ? 'Next' : 'Previous'} therapists</span>
    </button>
  );
}
