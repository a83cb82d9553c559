import { buttonStyle } from '@/components/ui/button';
import type { InternshipProgram } from '@/lib/internship/schema';
import { internshipPrefix } from '@/lib/product/rules';

/** "Apply Now" while one can; afterwards a way to hear of the next intake. */
export function ApplyLink({ program, open }: { program: InternshipProgram; open: boolean }) {
  return (
    <a
      href={
        open
          ? `/checkout/${internshipPrefix}${program.slug}`
          : `/contact?topic=other&internship=${program.slug}`
      }
      className={buttonStyle()}
    >
      {open ? 'Apply Now' : 'Ask about the next intake'}
      <span className="sr-only">: {program.title}</span>
    </a>
  );
}

/** Said where fictional programmes of the demo data are shown. */
export function SampleNote() {
  return (
    <p className="text-ink-soft text-small">
      Sample programme: dates and names are examples until real ones are set.
    </p>
  );
}
