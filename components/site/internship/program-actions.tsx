import { Button } from '@/components/ui/button';
import { SampleMark } from '@/components/ui/sample-mark';
import { internshipPrefix } from '@/lib/site/internship/rules';
import type { InternshipProgram } from '@/lib/site/internship/schema';

/** "Apply Now" until the deadline; afterwards a way to hear of the next intake. */
export function ApplyLink({
  program,
  open,
  variant,
}: {
  program: InternshipProgram;
  open: boolean;
  variant?: 'outline';
}) {
  return (
    <Button asChild variant={variant}>
      <a
        href={
          open
            ? `/checkout/${internshipPrefix}${program.slug}`
            : `/contact?topic=other&internship=${program.slug}`
        }
      >
        {open ? 'Apply Now' : 'Ask about the next intake'}
        <span className="sr-only">: {program.title}</span>
      </a>
    </Button>
  );
}

/** Shown where the page lists fictional programmes from the demo data. */
export function SampleNote() {
  return (
    <p>
      <SampleMark words="Sample data" />
    </p>
  );
}
