import { FieldDescription } from '@/components/ui/field';
import { replyTimeInWords } from '@/lib/therapist/figures/rules';

type SafetyLineProps = {
  readonly name: string;
  /** Working days within which they have promised to answer. */
  readonly replyDays: number | null;
};

/** The limits of a message, above every form for one. */
export function SafetyLine({ name, replyDays }: SafetyLineProps) {
  return (
    <FieldDescription>
      Messages are not watched at night. In danger, call{' '}
      <a href="tel:112" className="inline-block py-1 font-semibold text-link">
        112
      </a>
      . To talk at once, call Tele-MANAS on{' '}
      <a href="tel:14416" className="inline-block py-1 font-semibold text-link">
        14416
      </a>
      , free and day and night.
      {replyDays !== null && ` ${name} usually answers ${replyTimeInWords(replyDays)}.`}
    </FieldDescription>
  );
}
