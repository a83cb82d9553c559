import { useId } from 'react';
import { plainLabel, roundButton } from '@/components/ui/plain';
import { Select } from '@/components/ui/select';

/** A filter without effect until somebody chooses a value. */
export function Choice({
  label,
  all,
  options,
  onChoose,
}: {
  label: string;
  /** Text of the empty choice. */
  all: string;
  options: readonly string[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={plainLabel}>
        {label}
      </label>
      <Select id={id} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </div>
  );
}

const chevrons = { previous: 'M15 18l-6-6 6-6', next: 'M9 18l6-6-6-6' };

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
    <button type="button" disabled={disabled} onClick={onTurn} className={roundButton}>
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
