import { Mailbox } from '@/components/site/legal/parts';
import { acknowledgeHours } from '@/lib/privacy/grievance/rules';
import type { LegalIdentity } from '@/lib/site/owner/kind';

/** The steps after a complaint, the same for everybody. */
export function GrievancePromise({
  officer: { name, hours },
}: {
  officer: LegalIdentity['grievanceOfficer'];
}) {
  return (
    <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-primary">
      <li>You get a reference number here and by email within {acknowledgeHours} hours.</li>
      <li>
        {name} ({hours}), looks into it. We may ask you a question.
      </li>
      <li>You get an answer within one month.</li>
      <li>
        If our answer does not help, or you get none, you can complain to the Data Protection Board of India,
        the authority for personal data. You may also write to <Mailbox />.
      </li>
    </ol>
  );
}
