import { Card } from '@/components/ui/card';
import { RadioGroupItem } from '@/components/ui/radio-group';
import { type Answer, answers, stem } from '@/lib/care/screening/instruments';

/** One item with its four answers. Without `onAnswer` it is a sheet to fill in with a pen or by eye. */
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
    <Card asChild>
      <fieldset aria-describedby={error ? `${name}-error` : undefined}>
        <legend className="contents">
          <span className="block font-semibold text-muted-foreground text-small">
            Question {number} of {of}
          </span>
          <span className="mt-2 block text-muted-foreground">{stem}</span>
          <span className="mt-2 mb-5 block font-display font-semibold text-h3">{item}</span>
        </legend>
        {error ? (
          <p
            id={`${name}-error`}
            role="alert"
            className="mb-4 border-destructive border-l-4 pl-3 font-semibold text-destructive"
          >
            {error}
          </p>
        ) : null}
        <div className="grid gap-3 sm:grid-cols-2">
          {answers.map(({ points, label }) => (
            <label
              key={points}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-input px-4 has-checked:border-primary has-checked:bg-accent hover:bg-muted"
            >
              <RadioGroupItem
                name={name}
                value={points}
                {...(onAnswer ? { checked: value === points, onChange: () => onAnswer(points) } : {})}
              />
              <span className="grow">{label}</span>
              <span className="text-muted-foreground text-small">
                {points} <span className="sr-only">points</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
