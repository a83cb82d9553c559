import { TitledSection } from '@/components/layout/titled-section';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import type { InternshipProgram } from '@/lib/site/internship/schema';

export function ClosedNotice({ program }: { readonly program: InternshipProgram }) {
  return (
    <Alert asChild variant="warm" size="lg" className="grid justify-items-start gap-4">
      <TitledSection id="closed" title="Applications are closed">
        <p className="max-w-measure">
          The deadline for the intake of <When at={program.next_intake} /> was{' '}
          <When at={program.application_deadline} /> (IST). No deposit can be paid any more. The next intake
          will be announced on the page of the programme.
        </p>
        <Button asChild variant="outline">
          <a href={`/internships/${program.slug}`}>Back to the programme</a>
        </Button>
      </TitledSection>
    </Alert>
  );
}
