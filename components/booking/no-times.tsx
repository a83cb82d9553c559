import { buttonStyle } from '@/components/ui/button';

type NoTimesProps = {
  readonly words: string;
  readonly writeTo: string;
  readonly label: string;
};

/** Nothing can be booked: says so and leads to a person. */
export function NoTimes({ words, writeTo, label }: NoTimesProps) {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8">
      <p>{words}</p>
      <a href={writeTo} className={buttonStyle()}>
        {label}
      </a>
    </div>
  );
}
