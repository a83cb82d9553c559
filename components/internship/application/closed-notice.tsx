import { buttonStyle } from '@/components/ui/button';
import type { InternshipProgram } from '@/lib/internship/schema';
import { formatDay } from '@/lib/time';

/** In the place of the form once the deadline is over. */
export function ClosedNotice({ program }: { readonly program: InternshipProgram }) {
  return (
    <section
      aria-labelledby="closed"
      className="grid justify-items-start gap-4 rounded-card border-2 border-accent bg-accent-soft p-5 sm:p-8"
    >
      <h2 id="closed" className="text-h3">
        Applications are closed
      </h2>
      <p className="max-w-measure">
        The deadline for the intake of {formatDay(program.next_intake)} was{' '}
        {formatDay(program.application_deadline)}. No deposit can be paid any more. The next intake will be
        announced on the page of the programme.
      </p>
      <a href={`/internships/${program.slug}`} className={buttonStyle({ look: 'secondary' })}>
        Back to the programme
      </a>
    </section>
  );
}
