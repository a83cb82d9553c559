import { type Answer, answers, stem } from '@/lib/screening/instruments';

/** One item with its four answers. Without `onAnswer` it is a sheet to be filled in with a pen or by eye. */
export function Question({
  item,
  number,
  of,
  value,
  error,
  onAnswer,
}: {
  item: string;
  number: number;
  of: number;
  value?: Answer | undefined;
  error?: string | undefined;
  onAnswer?: (answer: Answer) => void;
}) {
  const name = `item-${number}`;
  return (
    <fieldset
      className="rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="contents">
        <span className="block font-semibold text-ink-soft text-small">
          Question {number} of {of}
        </span>
        <span className="mt-2 block text-ink-soft">{stem}</span>
        <span className="mt-2 mb-5 block font-display font-semibold text-h3">{item}</span>
      </legend>
      {error ? (
        <p
          id={`${name}-error`}
          role="alert"
          className="mb-4 border-danger border-l-4 pl-3 font-semibold text-danger"
        >
          {error}
        </p>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {answers.map(({ points, label }) => (
          <label
            key={points}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-line-strong px-4 has-checked:border-primary has-checked:bg-primary-soft hover:bg-paper-3"
          >
            <input
              type="radio"
              name={name}
              value={points}
              {...(onAnswer ? { checked: value === points, onChange: () => onAnswer(points) } : {})}
              className="size-5 shrink-0 accent-primary"
            />
            <span className="grow">{label}</span>
            <span className="text-ink-soft text-small">
              {points} <span className="sr-only">points</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
